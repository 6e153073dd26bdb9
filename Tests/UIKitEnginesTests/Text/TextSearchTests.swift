import Foundation
import Testing
import UIKitEngines

struct TextSearchTests {
    private func places(_ query: String, _ text: String, _ change: (inout TextSearch) -> Void = { _ in }) -> [Int] {
        var search = TextSearch(query)
        change(&search)
        return search.matches(in: text).map(\.location)
    }

    @Test func allMatchesAreFoundWithoutRegardToCase() {
        #expect(places("an", "An ant can") == [0, 3, 8])
        #expect(places("an", "An ant can") { $0.options = [] } == [3, 8])
        #expect(places("aa", "aaaaa") == [0, 2])
        #expect(places("x", "An ant") == [] && places("x", "") == [])
    }

    @Test func anEmptyTextIsNotFound() { #expect(places("", "text") == []) }

    @Test func wholeWordsAreMatchedOnRequest() {
        let text = "can canal scan can"
        #expect(places("can", text) { $0.words = .startsWith } == [0, 4, 15])
        #expect(places("can", text) { $0.words = .fullWord } == [0, 15])
        #expect(places("can", "über-can2 can") { $0.words = .fullWord } == [10])
    }

    @Test func unsupportedBackwardsSearchIsIgnored() {
        #expect(places("a", "banana") { $0.options = [.backwards, .anchored] } == [1, 3, 5])
    }

    @Test func matchesAreInUTF16Units() {
        #expect(TextSearch("👍").matches(in: "a👍b👍") == [NSRange(location: 1, length: 2), NSRange(location: 4, length: 2)])
    }
}
