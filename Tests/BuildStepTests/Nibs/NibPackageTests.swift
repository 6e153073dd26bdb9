import Foundation
import SlowTests
import Testing

/// A user's package that depends on this one by the URL of a bare clone, as by that of a server. Its nibs find its
/// classes, outlets, actions and attributes, and a deleted nib is removed. Slow, because everything is built from
/// scratch.
@Suite(.serialized, .slow) struct NibPackageTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `R108 a package by the URL of a bare clone has its nibs connected, and clean and incremental builds the same ones`() throws {
        // The package manager passes URLs to git as they are written, with %20 for a blank.
        let scratch = try Scratch("caret-nibs-")
        try Self.clone(to: scratch)
        try Self.write(to: scratch)
        try scratch.write(Self.xib("<view id=\"v\"/>"), to: "User/Sources/App/Resources/Old.xib")
        let first = try run(scratch, "test")
        #expect(first.status == 0, "\(first.output)")
        #expect(try names(scratch) == ["Base.lproj/Main.storyboard", "Card.xib", "Info.plist", "Old.xib", "de.lproj/Main.strings"])

        try FileManager.default.removeItem(at: scratch.path("User/Sources/App/Resources/Old.xib"))
        let second = try run(scratch, "test")
        #expect(second.status == 0, "\(second.output)")
        let incremental = try contents(scratch)

        try removeProducts(scratch)
        let clean = try run(scratch, "build")
        #expect(clean.status == 0, "\(clean.output)")
        #expect(try contents(scratch) == incremental)
        #expect(incremental.keys.sorted() == ["Base.lproj/Main.storyboard", "Card.xib", "Info.plist", "de.lproj/Main.strings"])
    }

    /// Removes the build products of the user's package: its objects, its modules, the outputs of its plugins, and
    /// its resource bundle. The products of its dependency stay, because they take minutes and are the same for every
    /// build.
    private func removeProducts(_ scratch: Scratch) throws {
        let debug = scratch.path("User/.build/debug").resolvingSymlinksInPath()
        let names = ["App.build", "AppTests.build", "User_App.resources", "Modules/App.swiftmodule", "Modules/AppTests.swiftmodule"]
        for name in names { try FileManager.default.removeItem(at: debug.appendingPathComponent(name)) }
        try FileManager.default.removeItem(at: scratch.path("User/.build/plugins/outputs/user"))
    }

    private func run(_ scratch: Scratch, _ command: String) throws -> Finished {
        try Finished("/usr/bin/env", ["swift", command], in: scratch.path("User"))
    }

    private func names(_ scratch: Scratch) throws -> [String] { try contents(scratch).keys.sorted() }

    /// Returns the files of the resource bundle, with their contents.
    private func contents(_ scratch: Scratch) throws -> [String: Data] {
        let bundle = scratch.path("User/.build/debug/User_App.resources").resolvingSymlinksInPath()
        var result: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: bundle.path) {
            var isFolder: ObjCBool = false
            let file = bundle.appendingPathComponent(name)
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                result[name] = try Data(contentsOf: file)
            }
        }
        return result
    }

    /// Creates a bare clone of the present sources, whether they are committed or not.
    private static func clone(to scratch: Scratch) throws {
        let sources = scratch.path("caret-sources")
        let list = try Finished("/usr/bin/env", ["git", "ls-files", "-co", "--exclude-standard"], in: repository)
        for name in list.output.split(separator: "\n").map(String.init) {
            let from = repository.appendingPathComponent(name), to = sources.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: from.path) else { continue }
            try FileManager.default.createDirectory(at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: from, to: to)
        }
        let repository = try Repository(sources)
        try repository.git("add", "-A")
        try repository.git("commit", "-q", "-m", "Everything")
        try repository.git("tag", "1.0.0")
        try repository.git("clone", "-q", "--bare", sources.path, scratch.path("caret.git").path)
    }

    private static func write(to scratch: Scratch) throws {
        try scratch.write(manifest(scratch.path("caret.git")), to: "User/Package.swift")
        try scratch.write(source, to: "User/Sources/App/App.swift")
        try scratch.write(test, to: "User/Tests/AppTests/AppTests.swift")
        try scratch.write(xib(card), to: "User/Sources/App/Resources/Card.xib")
        try scratch.write(storyboard, to: "User/Sources/App/Resources/Base.lproj/Main.storyboard")
        try scratch.write("\"b.normalTitle\" = \"Los\";\n", to: "User/Sources/App/Resources/de.lproj/Main.strings")
    }

    private static func manifest(_ clone: URL) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "User",
            defaultLocalization: "en",
            dependencies: [.package(url: "\(clone.absoluteString)", from: "1.0.0", traits: [])],
            targets: [
                .target(
                    name: "App", dependencies: [.product(name: "UIKit", package: "caret")], resources: [.process("Resources")],
                    plugins: [.plugin(name: "NibTables", package: "caret")]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
        """
    }

    private static let source = """
        import UIKit

        public final class Card: UIView {
            @Outlet public var title: UILabel!
            @Outlet public var buttons: [UIButton]!
            @IBInspectable public var radius: CGFloat = 0
            public var taps = 0
            @IBAction func tapped(_ sender: UIButton) { taps += 1 }
        }

        public final class Screen: UIViewController {
            @Outlet public var go: UIButton!
            public var went = 0
            func start() { went += 1 }
            @IBSegueAction func makeNext(_ coder: NSCoder) -> Next? { Next(coder: coder, from: "Screen") }
        }

        public final class Next: UIViewController {
            public let from: String
            public init?(coder: NSCoder, from: String) {
                self.from = from
                super.init(coder: coder)
            }
            public required init?(coder: NSCoder) { return nil }
        }

        @MainActor public func loadCard() throws(NibError) -> Card { try Nib<Card>(bundle: .module).instantiate() }
        @MainActor public func loadScreen() throws(NibError) -> UIViewController { try UIStoryboard(loading: "Main", bundle: .module).controller() }
        @MainActor public func loadOld() throws(NibError) -> [Any] { try UINib(nibName: "Old", bundle: .module).objects(withOwner: nil) }
        """

    private static let test = """
        import Testing
        import UIKit
        import App

        @MainActor struct AppTests {
            @Test func nibsAreConnected() throws {
                let card = try loadCard()
                #expect(card.title.text == "Title" && card.buttons.count == 2 && card.radius == 7)
                card.buttons[0].sendActions(for: .touchUpInside)
                #expect(card.taps == 1)
                let screen = try #require(try loadScreen() as? Screen)
                screen.loadViewIfNeeded()
                #expect(screen.go.title(for: .normal) == "Go")
                screen.go.sendActions(for: .touchUpInside)
                #expect(screen.went == 1)
                #expect((screen.children.first as? Next)?.from == "Screen")
            }
        }
        """

    private static let card = """
        <view id="v" customClass="Card" customModule="App"><subviews>
        <label text="Title" id="l"/>
        <button id="b1"><connections><action selector="tapped:" destination="v" eventType="touchUpInside" id="a"/></connections></button>
        <button id="b2"/></subviews>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="title" destination="l" id="o"/><outletCollection property="buttons" destination="b1" id="o1"/>
        <outletCollection property="buttons" destination="b2" id="o2"/></connections></view>
        """

    private static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        \(objects)
        </objects></document>
        """
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"><scenes><scene sceneID="s">
        <objects><viewController id="c" customClass="Screen" customModule="App" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><state key="normal" title="Go"/><connections><action selector="start" destination="c" eventType="touchUpInside" id="a"/>
        </connections></button><containerView id="box"><connections><segue destination="n" kind="embed"
        destinationCreationSelector="makeNext:" id="e"/></connections></containerView></subviews></view><connections><outlet property="go" destination="b" id="o"/></connections></viewController>
        </objects></scene><scene sceneID="t"><objects><viewController id="n" customClass="Next" customModule="App" sceneMemberID="viewController">
        <view key="view" id="nv"/></viewController></objects></scene></scenes></document>
        """
}
