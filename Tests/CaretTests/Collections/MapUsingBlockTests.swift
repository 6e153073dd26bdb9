import Caret
import Foundation
import Testing

/// The results of Objective-C's `mapUsingBlock:`, with Swift's and with Caret's functions.
@Suite struct MapUsingBlockTests {
    private let names = ["Bob", "Sally", "Mary", "Jim"]

    /// Moves the first letter to the end and adds "ay".
    private let pigLatin: @Sendable (String) -> String = { name in
        (String(name.dropFirst()) + name.prefix(1) + "ay").capitalized
    }

    @Test func `R92 the names map to the article's four results`() {
        #expect(names.map { $0.uppercased() } == ["BOB", "SALLY", "MARY", "JIM"])
        #expect(names.map(pigLatin) == ["Obbay", "Allysay", "Arymay", "Imjay"])
        #expect(names.map { $0.count } == [3, 5, 4, 3])
        #expect(names.map { _ in "Boo" } == ["Boo", "Boo", "Boo", "Boo"])
    }

    @Test func `R92 a nil result is an element or is dropped, and never a crash`() {
        let short: (String) -> String? = { $0.count == 3 ? $0 : nil }
        #expect(names.map(short) == ["Bob", nil, nil, "Jim"])
        #expect(names.compact(short) == ["Bob", "Jim"])
    }

    @Test func `R91 map keeps the order, creates a new array and does not change its source`() {
        var visited: [String] = []
        let source = names
        let counts: [Int] = source.map { name in
            visited.append(name)
            return name.count
        }
        #expect(visited == names && source == names && counts == [3, 5, 4, 3])
    }

    @Test func `R91 the closure may ignore its argument, and may be kept in a variable first`() {
        let closure: (String) -> String = { _ in "Boo" }
        #expect(names.map(closure) == names.map { _ in "Boo" })
    }

    @Test func `R91 map may be asynchronous, in order and without blocking`() async {
        let latin = pigLatin
        let results = await names.concurrentMap(width: 2) { name in
            await Task.yield()
            return latin(name)
        }
        #expect(results == ["Obbay", "Allysay", "Arymay", "Imjay"])
    }

    private struct NotAName: Error, Equatable {
        let text: String
    }

    @Test func `R91 map may throw, with a typed error`() async {
        @Sendable func checked(_ text: String) throws(NotAName) -> Int {
            if text.isEmpty { throw NotAName(text: text) }
            return text.count
        }
        do throws(NotAName) {
            #expect(try names.map(checked) == [3, 5, 4, 3])
            #expect(try await names.concurrentMap { name throws(NotAName) in try checked(name) } == [3, 5, 4, 3])
            _ = try ["Bob", ""].map(checked)
            Issue.record("nothing was thrown")
        } catch {
            #expect(error == NotAName(text: ""))
        }
    }
}
