import Foundation
import Testing

@testable import UIKitEngines

struct StringsCatalogTests {
    private static let text = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "a.text": { "comment": "Class = UILabel", "extractionState": "manual", "localizations": {
            "en": { "stringUnit": { "state": "new", "value": "Tap" } }, "de": { "stringUnit": { "state": "translated", "value": "Tippen" } } } },
          "b.text": { "localizations": { "de": { "variations": { "device": {
            "ipad": { "stringUnit": { "state": "translated", "value": "Tafel" } },
            "other": { "stringUnit": { "state": "translated", "value": "Gerät" } } } } } } },
          "c.text": { "localizations": { "fr": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "un" } },
            "other": { "stringUnit": { "state": "translated", "value": "plusieurs" } } } } } } },
          "d.text": { "shouldTranslate": false } } }
        """

    @Test func eachLanguageHasItsStrings() throws {
        let catalog = try StringsCatalog(Data(Self.text.utf8))
        #expect(catalog.languages == ["de", "en", "fr"])
        #expect(catalog.localizedStrings(in: "de", device: "iphone") == ["a.text": "Tippen", "b.text": "Gerät"])
        #expect(catalog.localizedStrings(in: "de", device: "ipad")["b.text"] == "Tafel")
        #expect(catalog.localizedStrings(in: "en", device: "iphone") == ["a.text": "Tap"])
        #expect(catalog.localizedStrings(in: "fr", device: "iphone") == ["c.text": "plusieurs"])
        #expect(catalog.localizedStrings(in: "it", device: "iphone").isEmpty)
    }

    @Test(arguments: ["", "[]", "{\"strings\": 3}", "\"a\" = \"b\";"]) func otherFilesAreAnError(_ text: String) {
        #expect(throws: (any Error).self) { try StringsCatalog(Data(text.utf8)) }
    }
}
