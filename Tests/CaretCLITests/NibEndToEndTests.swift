import Foundation
import Testing

/// `caret` with nibs, from outside: files are checked and photographed without a package and without their code.
///
/// The programs are those that were built with the tests.
struct NibEndToEndTests {
    private static let isBuilt = BuiltPrograms.areBuilt("caret", "caret-nib")
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func folder(_ files: [String: String] = [:]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-lint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        return folder
    }

    private static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        \(objects)
        </objects>
        </document>
        """
    }

    @Test(.enabled(if: isBuilt)) func filesThatWouldNotLoadAreListedWithLineAndExitCode() throws {
        let files = try folder([
            "Good.xib": Self.xib("<view id=\"a\" customClass=\"SomebodyElses\" customModule=\"App\"/>"),
            "Odd.xib": Self.xib("<label id=\"a\" text=\"x\" shoeSize=\"44\"/>\n<hologramView id=\"b\"/>"),
            "Broken.xib": "<document", "Bomb.xib": "<!DOCTYPE a [<!ENTITY b \"c\">]><document/>",
        ])
        defer { try? FileManager.default.removeItem(at: files) }
        let good = try BuiltPrograms.caret(["lint-nib", "Good.xib"], in: files)
        #expect(good.status == 0 && good.output.isEmpty && good.errors.isEmpty)
        let odd = try BuiltPrograms.caret(["lint-nib", "Good.xib", "./Odd.xib"], in: files)
        #expect(odd.status == 1 && odd.errors.isEmpty)
        #expect(
            odd.output == """
                ./Odd.xib:4: label "a": skipped shoeSize: a label has no such property here
                ./Odd.xib:5: hologramView "b": skipped <hologramView>: there is no such class here

                """)
        let broken = try BuiltPrograms.caret(["lint-nib", "Broken.xib", "Odd.xib", "Bomb.xib"], in: files)
        #expect(broken.status == 2)
        #expect(broken.output.hasPrefix("error: Broken.xib:1"))
        #expect(broken.output.contains("Odd.xib:4") && broken.output.contains("error: Bomb.xib:1: declares a document type or entities"))
    }

    @Test(.enabled(if: isBuilt)) func prototypesAreCheckedAsWell() throws {
        let files = try folder([
            "List.xib": Self.xib(
                """
                <tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="c">
                <tableViewCellContentView key="contentView" id="cc"><subviews><label id="l" shoeSize="44"/></subviews></tableViewCellContentView>
                </tableViewCell></prototypes></tableView>
                """)
        ])
        defer { try? FileManager.default.removeItem(at: files) }
        let answer = try BuiltPrograms.caret(["lint-nib", "List.xib"], in: files)
        #expect(answer.status == 1 && answer.output == "List.xib:5: label \"l\": skipped shoeSize: a label has no such property here\n")
    }

    @Test(.enabled(if: isBuilt)) func aStoryboardIsPhotographedWithoutItsCode() throws {
        let files = try folder()
        defer { try? FileManager.default.removeItem(at: files) }
        let story = Self.repository.appendingPathComponent("Examples/Nibs/Resources/Main.storyboard").path
        #expect(try BuiltPrograms.caret(["lint-nib", story], in: files).status == 0)
        let first = try BuiltPrograms.caret(["snapshot", story, "--size", "200x300", "--scale", "2"], in: files)
        #expect(first.status == 0, "\(first.errors)")
        let list = try Data(contentsOf: files.appendingPathComponent("Main.png"))
        #expect(BuiltPrograms.size(ofPNG: list) == [400, 600])
        let scene = try BuiltPrograms.caret(
            ["snapshot", story, "--scene", "Detail", "--size", "200x300", "--scale", "2", "--out", "d.png"], in: files)
        #expect(scene.status == 0, "\(scene.errors)")
        #expect(try Data(contentsOf: files.appendingPathComponent("d.png")) != list)
        let unknown = try BuiltPrograms.caret(["snapshot", story, "--scene", "Nowhere", "--out", "n.png"], in: files)
        #expect(unknown.status != 0 && unknown.errors.contains("no scene has the identifier \"Nowhere\""))
        #expect(!FileManager.default.fileExists(atPath: files.appendingPathComponent("n.png").path))
    }

    @Test(.enabled(if: isBuilt)) func aFileIsShownOnItsOwnDeviceAndWarnsUnderItsOwnName() throws {
        let text = Self.xib("<view id=\"a\" wobbles=\"YES\"/>").replacing(
            "<objects>", with: "<device id=\"retina4_7\" orientation=\"landscape\" appearance=\"dark\"/><objects>")
        let files = try folder(["Old.xib": text])
        defer { try? FileManager.default.removeItem(at: files) }
        let own = try BuiltPrograms.caret(["snapshot", "Old.xib"], in: files)
        #expect(own.status == 0, "\(own.errors)")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: files.appendingPathComponent("Old.png"))) == [1334, 750])
        #expect((own.output + own.errors).contains("[UIKit/Nib] Old.xib:"))
        let other = try BuiltPrograms.caret(["snapshot", "Old.xib", "--size", "100x200", "--scale", "1"], in: files)
        #expect(other.status == 0, "\(other.errors)")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: files.appendingPathComponent("Old.png"))) == [100, 200])
    }

    @Test(.enabled(if: isBuilt)) func aXibIsPhotographedWithoutItsOwner() throws {
        let files = try folder([
            "Red.xib": Self.xib("<view id=\"a\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></view>")
        ])
        defer { try? FileManager.default.removeItem(at: files) }
        let answer = try BuiltPrograms.caret(["snapshot", "Red.xib", "--size", "100x100", "--scale", "1"], in: files)
        #expect(answer.status == 0, "\(answer.errors)")
        #expect(BuiltPrograms.size(ofPNG: try Data(contentsOf: files.appendingPathComponent("Red.png"))) == [100, 100])
    }

}
