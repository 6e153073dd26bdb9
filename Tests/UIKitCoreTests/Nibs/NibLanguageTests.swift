import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The preferred languages, and the strings of nibs in them.
@MainActor @Suite(.app) struct NibLanguageTests {
    @Test(
        arguments: [
            ([:], ["en"]), (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "C.UTF-8", "LANGUAGE": "de"], ["en"]),
            (["LANG": "pt_BR.UTF-8", "LANGUAGE": "pt_BR:fr"], ["pt-BR", "fr", "pt-BR"]), (["LC_ALL": "fr_FR", "LANG": "de_DE"], ["fr-FR"]),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr-RS"]),
        ] as [([String: String], [String])])
    func theEnvironmentSpecifiesTheLanguages(environment: [String: String], languages: [String]) {
        #expect(NibLanguages.read(arguments: ["App"], environment: environment) == languages)
    }

    @Test func aLaunchArgumentTakesPrecedence() {
        let arguments = ["App", "-AppleLanguages", "(de, \"fr-CA\")"]
        #expect(NibLanguages.read(arguments: arguments, environment: ["LANG": "es_ES"]) == ["de", "fr-CA"])
        #expect(NibLanguages.read(arguments: ["App", "-AppleLanguages"], environment: ["LANG": "es_ES"]) == ["es-ES"])
    }

    @Test(
        arguments: [
            (["de", "fr"], ["fr-FR", "de"], "fr"), (["de"], ["fr", "de-CH"], "de"), (["de"], ["en-GB", "de"], nil),
            (["en", "de"], ["en-GB"], "en"),
            (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"), (["zh-Hans", "zh-Hant"], ["zh-CN"], "zh-Hans"), (["zh-Hans"], ["zh-HK"], nil),
            (["pt-BR", "pt-PT"], ["pt-PT"], "pt-PT"), (["pt-BR"], ["pt-PT"], "pt-BR"), (["zh_hant"], ["zh-Hant-HK"], "zh_hant"),
            ([], ["de"], nil),
        ] as [([String], [String], String?)])
    func theNearestLanguageIsUsed(languages: [String], wanted: [String], best: String?) {
        #expect(NibLanguages.best(of: languages, for: wanted, development: "en") == best)
    }

    @Test func stringsComeFromTheLanguagesTable() throws {
        let bundle = try NibFixture.bundle([
            "Base.lproj/A.xib": Data(), "de.lproj/A.strings": Data("\"l.text\" = \"Hallo\";".utf8),
            "en.lproj/A.strings": Data("\"l.text\" = \"Hi\";".utf8),
        ])
        let base = bundle.bundleURL.appendingPathComponent("Base.lproj")
        func words(_ wanted: String...) -> String? { NibTranslations.find(for: "A.xib", in: base, preferredLanguages: wanted)["l.text"] }
        #expect(words("de-AT") == "Hallo" && words("en-GB") == "Hi" && words("fr") == nil && words("fr", "de") == "Hallo")
        // A nib in a language's own folder contains all its strings.
        let own = bundle.bundleURL.appendingPathComponent("de.lproj")
        #expect(NibTranslations.find(for: "A.xib", in: own, preferredLanguages: ["de"]).isEmpty)
    }

    @Test func stringsComeFromACatalogOfAllLanguages() throws {
        func catalog(_ word: String) -> Data {
            Data(
                """
                {"sourceLanguage":"en","version":"1.0","strings":{"l.text":{"localizations":{
                "de":{"stringUnit":{"state":"translated","value":"\(word)"}},"fr":{"stringUnit":{"state":"translated","value":"Salut"}}}},
                "m.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Nur hier"}}}}}}
                """.utf8)
        }
        let bundle = try NibFixture.bundle([
            "Base.lproj/A.xib": Data(), "mul.lproj/A.xcstrings": catalog("Hallo"),
            "de.lproj/A.strings": Data("\"l.text\" = \"Moin\";".utf8),
            "B.xib": Data(), "B.xcstrings": catalog("Servus"), "Base.lproj/C.xib": Data(), "mul.lproj/C.xcstrings": Data("{".utf8),
        ])
        let base = bundle.bundleURL.appendingPathComponent("Base.lproj")
        func words(_ file: String, in folder: URL, _ wanted: String...) -> [String: String] {
            NibTranslations.find(for: file, in: folder, preferredLanguages: wanted)
        }
        #expect(words("A.xib", in: base, "fr-CA") == ["l.text": "Salut"])
        // A table takes precedence over the catalog.
        #expect(words("A.xib", in: base, "de") == ["l.text": "Moin", "m.text": "Nur hier"])
        #expect(words("B.xib", in: bundle.bundleURL, "de-AT")["l.text"] == "Servus" && words("B.xib", in: bundle.bundleURL, "it").isEmpty)
        let reports = nibReports { #expect(words("C.xib", in: base, "de").isEmpty) }
        #expect(reports.count == 1 && reports.first?.hasPrefix("C.xcstrings: is no string catalog") == true)
    }

    /// The strings of all elements, by the editor's keys.
    @Test func localizedStringsReplaceThoseOfTheFile() throws {
        let language = try #require(NibLanguages.preferred.first?.prefix(2))
        let xib = NibFixture.xib(
            """
            <label text="Hello" id="l"><accessibility key="accessibilityConfiguration" label="Greeting" hint="Nothing"/></label>
            <button id="b"><state key="normal" title="Go"/></button><textField placeholder="Name" id="f"/>
            <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <button id="c"><buttonConfiguration key="configuration" style="filled" title="Save" subtitle="All"/></button>
            <searchBar id="q"><scopeButtonTitles><string>Near</string><string>Far</string></scopeButtonTitles></searchBar>
            """)
        let words = """
            "l.text" = "Hallo"; "b.normalTitle" = "Los"; "f.placeholder" = "Wer"; "s.segmentTitles[1]" = "Zwei";
            "c.configuration.title" = "Sichern"; "c.configuration.subtitle" = "Alles"; "q.scopeButtonTitles[0]" = "Nah";
            "l.accessibilityLabel" = "Gruß"; "l.accessibilityHint" = "Nichts";
            """
        let bundle = try NibFixture.bundle(["Base.lproj/A.xib": xib, "\(language).lproj/A.strings": Data(words.utf8)])
        let made = try UINib(nibName: "A", bundle: bundle).objects(withOwner: nil)
        let label = try #require(made[0] as? UILabel)
        #expect(label.text == "Hallo" && label.accessibilityLabel == "Gruß" && label.accessibilityHint == "Nichts")
        #expect((made[1] as? UIButton)?.title(for: .normal) == "Los" && (made[2] as? UITextField)?.placeholder == "Wer")
        let segments = try #require(made[3] as? UISegmentedControl)
        #expect([0, 1].map { segments.titleForSegment(at: $0) } == ["One", "Zwei"])
        let configuration = try #require((made[4] as? UIButton)?.configuration)
        #expect(configuration.title == "Sichern" && configuration.subtitle == "Alles")
        #expect((made[5] as? UISearchBar)?.scopeButtonTitles == ["Nah", "Far"])
    }
}
