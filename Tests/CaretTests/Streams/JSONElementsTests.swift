import Foundation
import Testing

@testable import Caret

/// Elements of a JSON array while the text is being received.
@Suite struct JSONElementsTests {
    private struct Outlet: Codable, Equatable, Sendable {
        var name: String
        var scores: [Int]?
    }

    private static let outlets = (0..<137).map { number in
        Outlet(name: "Kebab \"\(number)\" [best], {really} \\ ü", scores: number.isMultiple(of: 3) ? nil : [number, 5])
    }

    private func text(_ outlets: [Outlet]) throws -> Data {
        let list = String(decoding: try JSONEncoder().encode(outlets), as: UTF8.self)
        return Data("{\"meta\": {\"list\": [[1], [2, {\"list\": []}]], \"n\": 3},\n \"data\": { \"list\" : \(list), \"more\": 1}}".utf8)
    }

    private func chunks(_ data: Data, of size: Int) -> AsyncStream<Data> {
        AsyncStream { continuation in
            for start in stride(from: 0, to: data.count, by: size) { continuation.yield(data[start..<min(start + size, data.count)]) }
            continuation.finish()
        }
    }

    private func elements(_ text: String, _ size: Int = 3) async throws -> [Int] {
        var numbers: [Int] = []
        for try await number in JSONElements(of: Int.self, in: chunks(Data(text.utf8), of: size)) { numbers.append(number) }
        return numbers
    }

    @Test(arguments: [1, 2, 7, 64, 100_000])
    func `R31 R122 137 outlets arrive one by one, wherever the text is cut`(size: Int) async throws {
        var outlets: [Outlet] = []
        let elements = JSONElements(of: Outlet.self, in: chunks(try text(Self.outlets), of: size), at: "data", "list")
        for try await outlet in elements { outlets.append(outlet) }
        #expect(outlets == Self.outlets)
    }

    @Test func `R31 R122 an element is there before the next one has arrived`() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
        var iterator = JSONElements(of: Int.self, in: stream).makeAsyncIterator()
        continuation.yield(Data("[1, 22".utf8))
        #expect(try await iterator.next() == 1)
        continuation.yield(Data(", 3".utf8))
        #expect(try await iterator.next() == 22)
        continuation.yield(Data("]".utf8))
        #expect(try await iterator.next() == 3)
        // The stream continues, and no task waits for it.
        #expect(try await iterator.next() == nil)
    }

    @Test func `R31 R122 an invalid element is reported with its place, and the next one follows`() async throws {
        var iterator = JSONElements(of: Int.self, in: chunks(Data("[1, \"two\", 3]".utf8), of: 4)).makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        do {
            _ = try await iterator.next()
            Issue.record("\"two\" is no number")
        } catch let error as JSONElementsError {
            guard case .element(index: 1, _) = error else { throw error }
        }
        #expect(try await iterator.next() == 3)
        #expect(try await iterator.next() == nil)
    }

    @Test(arguments: ["[]", " [ ] ", "[\n]"]) func `R31 R122 an empty array has no elements`(text: String) async throws {
        #expect(try await elements(text).isEmpty)
    }

    @Test func `R31 R122 texts that end early, have no array, or are too deep or too large fail`() async throws {
        func failure(_ text: String, at path: String..., largest: Int = 100) async -> String? {
            do {
                var splitter = JSONArraySplitter(path: path, largestElement: largest)
                var elements: [Data] = []
                try splitter.consume(Data(text.utf8), into: &elements)
                return splitter.hasBegun ? nil : "no array"
            } catch { return "\(error)" }
        }
        await #expect(throws: JSONElementsError.self) { try await elements("[1, 2") }
        await #expect(throws: JSONElementsError.self) { try await elements("{\"a\": 1}") }
        #expect(await failure("{\"a\": [1]}", at: "b") == "no array")
        #expect(await failure(String(repeating: "{\"a\":", count: 300)) == "the JSON text has more than 256 levels")
        let long = "[\"" + String(repeating: "x", count: 200)
        #expect(await failure(long) == "an element of the array has more than 100 bytes")
    }

    @Test(arguments: [3, 100]) func `R31 R122 elements before one that is too large arrive`(size: Int) async throws {
        let text = Data("[1, 2, \"\(String(repeating: "x", count: 50))\", 3]".utf8)
        var iterator = JSONElements(of: Int.self, in: chunks(text, of: size), largestElement: 10).makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        #expect(try await iterator.next() == 2)
        for _ in 0..<3 {
            do {
                let next = try await iterator.next()
                Issue.record("\(next.map { "\($0)" } ?? "the end") follows an element that is too large")
            } catch let error as JSONElementsError {
                guard case .tooLarge(bytes: 10) = error else { throw error }
            }
        }
    }

    @Test func `R31 R122 keys with escapes, and arrays of the same key elsewhere, are distinguished`() async throws {
        var numbers: [Int] = []
        let text =
            "{\"a\\\"b\": [9], \"x\": [{\"list\": [8]}], \"list\": {\"list\": [7]}, \"s\": \"list\", \"list2\": [6], \"q\": {\"list\": [1,2]}}"
        for try await number in JSONElements(of: Int.self, in: chunks(Data(text.utf8), of: 5), at: "q", "list") { numbers.append(number) }
        #expect(numbers == [1, 2])
    }
}
