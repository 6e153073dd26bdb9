import Foundation
import Testing

@testable import UIKitCore

/// Sections by first letters.
@MainActor @Suite(.app) struct UILocalizedIndexedCollationTests {
    @MainActor private final class Person: NSObject {
        let name: String
        init(_ name: String) {
            self.name = name
            super.init()
        }
        func sortName() -> String { String(name.reversed()) }
    }

    private let name = Selector("name", \Person.name)

    private func titles(_ names: [String], _ language: String) -> [String] {
        let collation = UILocalizedIndexedCollation(Locale(identifier: language))
        return names.map { collation.sectionTitles[collation.section(for: Person($0), collationStringSelector: name)] }
    }

    @Test func namesAreInTheSectionOfTheirFirstLetter() {
        #expect(
            titles(["anna", "Émile", "Ärger", "ß", " zoë", "3M", "", "Åse", "Ёлка"], "en") == ["A", "E", "A", "S", "Z", "#", "#", "A", "#"])
        #expect(titles(["Åse", "Ärla", "É"], "sv") == ["Å", "Ä", "E"])
        #expect(titles(["Ñandú", "ñ", "Núñez"], "es") == ["Ñ", "Ñ", "N"])
        #expect(titles(["Анна", "Ёлка", "Bob"], "ru") == ["А", "Е", "B"])
        #expect(titles(["ガム", "ぱん", "ん", "ひ", "Tokyo", "東京"], "ja") == ["か", "は", "わ", "は", "T", "#"])
        #expect(titles(["istanbul", "ırmak"], "tr") == ["İ", "I"])
    }

    @Test func theIndexLeadsToTheSections() {
        let collation = UILocalizedIndexedCollation(Locale(identifier: "en"))
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(collation.sectionIndexTitles == collation.sectionTitles && collation.section(forSectionIndexTitle: 26) == 26)
        #expect(UILocalizedIndexedCollation.current().sectionTitles.last == "#")
    }

    @Test func objectsAreSortedByTheirSelectorsValue() {
        let collation = UILocalizedIndexedCollation(Locale(identifier: "en"))
        let people = ["bob", "Zed", "Änne", "Anna", "Box 10", "Box 9"].map(Person.init)
        func sorted(_ selector: Selector) -> [String] {
            collation.sortedArray(from: people, collationStringSelector: selector).compactMap { ($0 as? Person)?.name }
        }
        #expect(sorted(name) == ["Anna", "Änne", "bob", "Box 9", "Box 10", "Zed"])
        #expect(sorted(Selector("sortName", Person.sortName)).first == "Box 10")
        // An object without the method is in the last section, and keeps its position.
        #expect(sorted(Selector("nobody")) == people.map(\.name))
        #expect(collation.section(for: 7, collationStringSelector: name) == 26)
    }
}
