import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// User-defined runtime attributes by key path.
@MainActor @Suite(.app) struct NibAttributeTests {
    private func attributes(_ list: [(type: String, path: String, value: String)]) -> String {
        "<userDefinedRuntimeAttributes>"
            + list.map { one in
                one.type == "number"
                    ? "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(one.path)\"><real key=\"value\" value=\"\(one.value)\"/>"
                        + "</userDefinedRuntimeAttribute>"
                    : "<userDefinedRuntimeAttribute type=\"\(one.type)\" keyPath=\"\(one.path)\" value=\"\(one.value)\"/>"
            }.joined(separator: "\n") + "</userDefinedRuntimeAttributes>"
    }

    @Test func layersAdoptAllTheirPropertiesByKeyPath() throws {
        let list = attributes([
            ("number", "layer.maskedCorners", "3"), ("string", "layer.cornerCurve", "continuous"), ("string", "layer.name", "card"),
            ("number", "layer.zPosition", "7"), ("number", "layer.opacity", "0.5"), ("number", "layer.shadowOpacity", "0.25"),
            ("number", "layer.shadowRadius", "9"), ("boolean", "layer.shouldRasterize", "YES"), ("number", "layer.rasterizationScale", "2"),
            ("boolean", "layer.doubleSided", "NO"), ("boolean", "layer.allowsGroupOpacity", "NO"), ("number", "layer.masksToBounds", "1"),
            ("number", "layer.transform.rotation.z", "1"), ("number", "layer.borderWidth", "2"),
        ])
        var view: UIView?
        let reports = try nibReports { view = try NibFixture.only("<view id=\"v\">\(list)</view>", as: UIView.self) }
        let layer = try #require(view?.layer)
        #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && layer.cornerCurve == .continuous)
        #expect(layer.name == "card" && layer.zPosition == 7 && layer.opacity == 0.5 && layer.shadowOpacity == 0.25)
        #expect(layer.shadowRadius == 9 && layer.shouldRasterize && layer.rasterizationScale == 2 && !layer.isDoubleSided)
        #expect(!layer.allowsGroupOpacity && layer.masksToBounds && layer.borderWidth == 2 && reports.isEmpty)
        #expect(abs(layer.transform.m11 - cos(1)) < 1e-9)
    }

    @Test(arguments: [("string", "layer.cornerRadius", "wide"), ("number", "layer.wings", "2"), ("string", "layer.zPosition", "top")])
    func aLayerRefusesUnknownKeyPaths(type: String, path: String, value: String) {
        #expect(throws: NibError.self) {
            let _: UIView = try NibFixture.only("<view id=\"v\">\(attributes([(type, path, value)]))</view>")
        }
    }

    /// Every number for a layer's property is drawn.
    @Test(arguments: ["0", "-1", "1e9", "-1e9", "0.0001", "3.5"]) func anyNumberCanBeDrawn(number: String) async throws {
        let paths = [
            "cornerRadius", "borderWidth", "shadowRadius", "shadowOpacity", "opacity", "zPosition", "maskedCorners", "rasterizationScale",
            "contentsScale", "anchorPointZ", "shouldRasterize", "transform.scale", "transform.rotation.x", "bounds.size.width",
            "position.x",
        ]
        let views = paths.map { path in
            let all = [("number", "layer.\(path)", number), ("boolean", "layer.shouldRasterize", path.hasPrefix("r") ? "YES" : "NO")]
            return """
                <label text="Words" id="\(path)"><rect key="frame" x="10" y="10" width="100" height="20"/>
                <color key="backgroundColor" systemColor="systemRedColor"/>\(attributes(all))</label>
                """
        }
        let made = UINib(data: NibFixture.xib(views.joined()), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        #expect(made.count == paths.count)
        let app = try await TestApp.launch(showing: { UIViewController() })
        for view in made { app.mainWindow.rootViewController?.view.addSubview(view) }
        try await app.settle()
        #expect(made.allSatisfy { $0.window != nil })
    }

    @Test func enumerationsAdoptTheirRawValues() throws {
        let label = attributes([
            ("number", "textAlignment", "1"), ("number", "lineBreakMode", "5"), ("number", "contentMode", "4"),
            ("number", "adjustsFontSizeToFitWidth", "1"), ("number", "semanticContentAttribute", "4"),
        ])
        let field = attributes([("number", "keyboardType", "4"), ("boolean", "secureTextEntry", "YES"), ("number", "borderStyle", "3")])
        var made: [Any] = []
        let reports = try nibReports {
            made = try UINib(data: NibFixture.xib("<label id=\"l\">\(label)</label><textField id=\"f\">\(field)</textField>"), bundle: nil)
                .objects(withOwner: nil)
        }
        let text = try #require(made[0] as? UILabel), input = try #require(made[1] as? UITextField)
        #expect(text.textAlignment == .center && text.lineBreakMode == .byTruncatingMiddle && text.contentMode == .center)
        #expect(text.adjustsFontSizeToFitWidth && text.semanticContentAttribute == .forceRightToLeft && reports.isEmpty)
        #expect(input.keyboardType == .numberPad && input.isSecureTextEntry && input.borderStyle == .roundedRect)
    }

    @Test func anInvalidRawValueIsReported() throws {
        let reports = try nibReports {
            let _: UILabel = try NibFixture.only("<label id=\"l\">\(attributes([("number", "textAlignment", "99")]))</label>")
        }
        #expect(reports.count == 1 && reports.first?.contains("textAlignment is \"99\"") == true)
    }

    @Test func localizedStringsAreInThePreferredLanguage() throws {
        let language = try #require(NibLanguages.preferred.first?.prefix(2))
        let list = attributes([
            ("localizedString", "note", "Hello"), ("string", "accessibilityLabel", "Bye"), ("localizedString", "accessibilityHint", "More"),
            ("localizedString", "accessibilityValue", "Plain"),
        ])
        let xib = NibFixture.xib("<view customClass=\"RingView\" customModule=\"UIKitCoreTests\" id=\"v\">\(list)</view>")
        let words = """
            "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Hallo";
            "v.accessibilityLabel" = "Falsch";
            "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]" = "Mehr";
            """
        let bundle = try NibFixture.bundle(["Base.lproj/A.xib": xib, "\(language).lproj/A.strings": Data(words.utf8)])
        let view = try #require(UINib(nibName: "A", bundle: bundle).objects(withOwner: nil).first as? RingView)
        #expect(view.note == "Hallo" && view.accessibilityLabel == "Bye" && view.accessibilityHint == "Mehr")
        #expect(view.accessibilityValue == "Plain")
    }
}
