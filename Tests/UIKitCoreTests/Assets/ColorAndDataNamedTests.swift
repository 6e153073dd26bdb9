import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite struct ColorAndDataNamedTests {
    private func color(_ colors: String) throws -> UIColor? {
        let files = try TestBundle()
        try files.write("{\"colors\":[\(colors)]}", "A.xcassets/c.colorset/Contents.json")
        return UIColor(named: "c", in: files.bundle, compatibleWith: nil)
    }

    private func entry(_ components: String, space: String = "srgb", more: String = "") -> String {
        "{\"idiom\":\"universal\"\(more),\"color\":{\"color-space\":\"\(space)\",\"components\":{\(components)}}}"
    }

    @Test(arguments: [
        "\"red\":\"0xFF\",\"green\":\"0x00\",\"blue\":\"0x33\",\"alpha\":\"0.500\"",
        "\"red\":\"255\",\"green\":\"0\",\"blue\":\"51\",\"alpha\":\"0.500\"",
        "\"red\":\"1.000\",\"green\":\"0.000\",\"blue\":\"0.200\",\"alpha\":\"0.500\"", "\"red\":1,\"green\":0,\"blue\":0.2,\"alpha\":0.5",
    ])
    func componentsAreReadInEachNotation(components: String) throws {
        let found = try #require(try color(entry(components)))
        #expect(found == UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.5))
    }

    @Test func aColourFollowsLightAndDark() throws {
        let dark = ",\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
        let light = entry("\"white\":\"1.0\"", space: "gray-gamma-22")
        let found = try #require(try color(light + "," + entry("\"white\":\"0.0\"", space: "gray-gamma-22", more: dark)))
        #expect(found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(white: 1, alpha: 1))
        #expect(found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 0, alpha: 1))
    }

    @Test func aSystemColourIsResolvedByReference() throws {
        let red = try color("{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"systemRedColor\"}}")
        for traits in [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)] {
            #expect(red?.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
        }
        #expect(try color("{\"idiom\":\"universal\",\"color\":{\"reference\":\"noColor\"}}") == nil)
    }

    @Test func aMissingOrBrokenColourIsNilWithOneDiagnostic() throws {
        let files = try TestBundle()
        try files.write("{\"colors\":[{\"color\":{\"components\":{\"red\":\"x\"}}}]}", "A.xcassets/bad.colorset/Contents.json")
        let found = files.diagnostics {
            for _ in 0..<3 {
                #expect(UIColor(named: "bad", in: files.bundle, compatibleWith: nil) == nil)
                #expect(UIColor(named: "none", in: files.bundle, compatibleWith: nil) == nil)
            }
        }
        #expect(found.count == 2, "\(found)")
    }

    @Test func aDataSetReturnsItsBytesAndType() throws {
        let files = try TestBundle()
        let json = "{\"data\":[{\"idiom\":\"universal\",\"filename\":\"a.txt\",\"universal-type-identifier\":\"public.text\"}]}"
        try files.write(json, "A.xcassets/note.dataset/Contents.json")
        try files.write("hello", "A.xcassets/note.dataset/a.txt")
        let bundle = try #require(files.bundle)
        let asset = try #require(NSDataAsset(name: "note", bundle: bundle))
        #expect(asset.data == Data("hello".utf8) && asset.typeIdentifier == "public.text" && asset.name == "note")
        #expect(NSDataAsset(name: "none", bundle: bundle) == nil)
    }
}
