import Foundation
import Testing
import UIKit

/// Texts that are looked up in tables.
@Suite struct LocalizedStringTests {
    private func bundle(_ table: String) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Localized-\(UUID().uuidString).bundle")
        for language in ["en.lproj", "de.lproj"] {
            let place = folder.appendingPathComponent(language)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try table.write(to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(url: folder))
    }

    @Test func `G11 a text without an entry is its own key`() {
        let (count, name) = (3, "Ada")
        #expect(String(localized: "100 % of it") == "100 % of it")
        #expect(String(localized: "Hello, \(name): \(count) of 100 %", locale: Locale(identifier: "en_US")) == "Hello, Ada: 3 of 100 %")
        #expect(String(localized: "\(1.5, specifier: "%.2f") m", locale: Locale(identifier: "en_US")) == "1.50 m")
        #expect(String(localized: "KEY", defaultValue: "Default \(count)") == "Default 3")
    }

    @Test func `G11 a text is looked up in the bundle's table`() throws {
        let bundle = try bundle(
            """
            "Save" = "Sichern";
            "%lld rows of %@" = "%2$@: %1$lld Zeilen";
            "ROWS" = "Zeilen %lld";
            """)
        let (count, name) = (3, "Ada")
        #expect(String(localized: "Save", bundle: bundle) == "Sichern")
        #expect(String(localized: "\(count) rows of \(name)", bundle: bundle) == "Ada: 3 Zeilen")
        #expect(String(localized: "ROWS", defaultValue: "\(count) rows", bundle: bundle) == "Zeilen 3")
    }
}
