import CaretTesting
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitEngines

@testable import UIKitCore

/// Nibs that ended the program.
@MainActor @Suite(.app) struct HostileNibTests {
    private static func xib(_ objects: String, connections: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
        \(objects)
        </objects></document>
        """
    }

    /// Returns the data of a text in which bytes replace two letters.
    private static func broken(_ text: String) -> Data {
        var bytes = Array(text.utf8)
        for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "Q") && bytes[index + 1] == UInt8(ascii: "Q") {
            (bytes[index], bytes[index + 1]) = (0xC3, 0x28)
        }
        return Data(bytes)
    }

    private func error(_ data: Data) -> NibError? {
        do throws(NibError) {
            _ = try NibDocument(data, file: "a.xib")
            return nil
        } catch { return error }
    }

    private func reported(_ body: () throws -> Void) rethrows -> [String] {
        let found = Mutex<[String]>([])
        let id = Diagnostics.addRecorder { diagnostic in found.withLock { $0.append(diagnostic.description) } }
        defer { Diagnostics.remove(recorder: id) }
        try body()
        return found.withLock { $0 }
    }

    // MARK: - Bytes

    @Test(arguments: ["<?x?>", "<?caret?>", "<?xml?>"])
    func `N1 an instruction without content is an error with its line`(_ instruction: String) throws {
        let found = try #require(error(Data(Self.xib("<label id=\"a\"/>\n\(instruction)").utf8)))
        guard case .wrongKind(let place, let words) = found else {
            Issue.record("\(found)")
            return
        }
        #expect(place == .init(file: "a.xib", line: 6) && words.contains("processing instruction"))
    }

    @Test(arguments: ["<lQQl id=\"a\"/>", "<label tQQ=\"a\" id=\"a\"/>", "<label text=\"QQ\" id=\"a\"/>", "<!--QQ-->", "<?x QQ?>"])
    func `N1 bytes that are not UTF-8 are an error with their line`(_ objects: String) {
        let place = NibError.Place(file: "a.xib", line: 5)
        #expect(error(Self.broken(Self.xib(objects))) == .malformed(place, reason: "it is not written in UTF-8, as nibs are"))
    }

    @Test func `N1 other instructions and comments change nothing`() throws {
        let text = Self.xib("<?editor a<!b?><!--<?x?> --><?y ?><label id=\"a\"/>")
        #expect(try NibDocument(Data(text.utf8), file: "a.xib").elements["a"]?.line == 5)
    }

    @Test func `N1 symbols are read with the same checks, and their lines are the file's`() {
        let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg\nPUBLIC \"x\"\n\"y\">\n<svg><?x?></svg>"
        let error = #expect(throws: SymbolTemplateError.self) { try SymbolTemplate(Data(text.utf8), file: "a.svg") }
        #expect(error?.description.hasPrefix("a.svg:5") == true)
        #expect(throws: SymbolTemplateError.self) { try SymbolTemplate(Self.broken("<svg><QQ/></svg>"), file: "a.svg") }
    }

    /// For any byte at any position, reading ends with a document or an error.
    @Test func `N1 no byte in any place ends the program`() {
        let text = Array(Self.xib("<?p q?><label id=\"a\"><rect key=\"frame\" x=\"1\"/></label>").utf8)
        for byte in [0xFF, 0xC3, UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: ">")] {
            for index in text.indices {
                var changed = text
                changed[index] = byte
                _ = error(Data(changed))
            }
        }
    }

    // MARK: - Values

    @Test(
        arguments: [
            ("horizontalHuggingPriority", "2000", 1000), ("verticalHuggingPriority", "-5", 0),
            ("horizontalCompressionResistancePriority", "1000.5", 1000), ("verticalCompressionResistancePriority", "-1e9", 0),
        ] as [(String, String, Float)])
    func `N3 a priority out of range is reported and the nearest one used`(_ name: String, _ number: String, _ priority: Float) throws {
        for mode in [NibSession.Mode.strict, .parity, .tolerant] {
            let nib = UINib(data: Data(Self.xib("<label \(name)=\"\(number)\" id=\"a\"/>").utf8), bundle: nil)
            var label: UILabel?
            let reports = try reported { label = try nib.load(owner: nil, externals: [:], mode: mode).first as? UILabel }
            let axis: NSLayoutConstraint.Axis = name.hasPrefix("horizontal") ? .horizontal : .vertical
            let read =
                name.contains("Hugging") ? label?.contentHuggingPriority(for: axis) : label?.contentCompressionResistancePriority(for: axis)
            #expect(read?.rawValue == priority)
            #expect(reports.contains { $0.contains(name) && $0.contains("1000") })
        }
    }

    @Test(arguments: [("0", 1), ("-7", 1), ("3000", 1000)] as [(String, Float)])
    func `N3 so are priorities of constraints`(_ number: String, _ priority: Float) throws {
        let constraint = "<constraint firstAttribute=\"width\" constant=\"9\" priority=\"\(number)\" id=\"c\"/>"
        let nib = UINib(data: Data(Self.xib("<view id=\"v\"><constraints>\(constraint)</constraints></view>").utf8), bundle: nil)
        var view: UIView?
        let reports = try reported { view = try nib.load(owner: nil, externals: [:], mode: .strict).first as? UIView }
        #expect(view?.constraints.first?.priority.rawValue == priority)
        #expect(reports.contains { $0.contains("priority") })
    }

    // MARK: - Outlets

    final class FancyLabel: UILabel {}

    final class Owner: NSObject {
        @Outlet var title: FancyLabel!
        @Outlet var titles: [FancyLabel]!
        @Outlet var button: UIButton!
    }

    @Test func `H2 an outlet whose object is of a superclass is reported and stays empty`() {
        let connections =
            "<outlet property=\"title\" destination=\"a\" id=\"1\"/><outletCollection property=\"titles\" destination=\"a\" id=\"2\"/>"
            + "<outlet property=\"button\" destination=\"b\" id=\"3\"/>"
        let nib = UINib(data: Data(Self.xib("<label id=\"a\"/><button id=\"b\"/>", connections: connections).utf8), bundle: nil)
        let owner = Owner()
        let reports = reported { _ = nib.instantiate(withOwner: owner) }
        #expect(owner.title == nil && owner.titles == nil && owner.button != nil)
        #expect(reports.contains { $0.contains("\"title\"") && $0.contains("FancyLabel") && $0.contains("UILabel") })
        #expect(reports.contains { $0.contains("\"titles\"") })
        #expect(throws: NibError.self) { try nib.objects(withOwner: owner) }
    }
}
