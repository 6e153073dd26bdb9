// The same work for many items, with the outcome of each.

import Caret
import Foundation

struct Coordinate: Sendable {
    var latitude, longitude: Double
}

struct UnknownPostcode: Error {
    let postcode: String
}

@Sendable func geocode(_ postcode: String) async throws -> Coordinate {
    guard postcode.hasPrefix("E") else { throw UnknownPostcode(postcode: postcode) }
    return Coordinate(latitude: 51.5, longitude: 0.1)
}

let postcodes = ["E8 2PB", "E9 7AB", "XX"]

// snippet.awaited
let results = await batch(postcodes, width: 8, deadline: .seconds(10), progress: { done, all in print("\(done) of \(all)") }) {
    try await geocode($0)
}
for result in results {
    switch result.result {
    case .success(let place): print("\(result.item) is at \(place.latitude), \(place.longitude)")
    case .failure(.failed(let error)): print("\(result.item) is nowhere: \(error)")
    case .failure(let reason): print("\(result.item): \(reason)")
    }
}
// snippet.hide

// snippet.closures
let running = Batch(postcodes, width: 8) { postcode in
    try await geocode(postcode)
} each: { result in
    print(result.item)
} progress: { done, all in
    print("\(done) of \(all)")
} completion: { results in
    print("found \(results.compact(\.value).count)")
}
// snippet.hide

// snippet.sequence
for await outcome in running.outcomes() {
    print(outcome.index, outcome.value != nil)
}
// snippet.hide
