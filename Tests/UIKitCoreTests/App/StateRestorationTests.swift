import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// State restoration of an app without scenes.
@MainActor @Suite(.app) struct StateRestorationTests {
    static var log: [String] = []

    /// A restorable object of the app, which refers to another object, to itself, and to a value that cannot be
    /// saved.
    final class Place: NSObject, NSCoding {
        let name: String
        let near: Place?
        var hasView = true

        init(_ name: String, near: Place? = nil) {
            self.name = name
            self.near = near
        }

        convenience init?(coder: NSCoder) {
            self.init(
                coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? "",
                near: coder.decodeObject(forKey: "near") as? Place)
            hasView = coder.containsValue(forKey: "view") || coder.containsValue(forKey: "self")
        }

        func encode(with coder: NSCoder) {
            coder.encode(name, forKey: "name")
            coder.encode(near, forKey: "near")
            coder.encode(self, forKey: "self")
            coder.encode(NSObject(), forKey: "view")
        }
    }

    final class Page: UIViewController, UIViewControllerRestoration {
        var number = 0
        var other: UIViewController?
        let list = UIScrollView()

        convenience init(_ number: Int) {
            self.init()
            self.number = number
            restorationIdentifier = "page \(number)"
            restorationClass = Page.self
        }

        static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
            log.append("make \(identifierComponents.joined(separator: "/"))")
            let number = coder.decodeInteger(forKey: "number")
            return number == 13 ? nil : Page(number)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("load \(number)")
            list.restorationIdentifier = "list"
            list.frame = view.bounds
            list.contentSize = CGSize(width: 100, height: 5_000)
            view.addSubview(list)
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
            coder.encode(other, forKey: "other")
            coder.encode(UUID.page, forKey: "id")
            coder.encode(["path": [IndexPath(row: 1, section: 2)]], forKey: "paths")
            coder.encode(UIView(), forKey: "nonsense")
            coder.encode(CGRect(x: 1, y: 2, width: 3.5, height: 4), forKey: "frame")
            coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
            coder.encode([Place("Ali", near: Place("Baba"))], forKey: "places")
            coder.encode(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9)]), forKey: "styled")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            log.append("decode \(number)")
            other = coder.decodeObject(forKey: "other") as? UIViewController
            #expect(coder.decodeObject(forKey: "missing") == nil)
            #expect(coder.decodeObject(forKey: "id") as? UUID == UUID.page)
            #expect((coder.decodeObject(forKey: "paths") as? [String: [IndexPath]])?["path"] == [IndexPath(row: 1, section: 2)])
            #expect(!coder.containsValue(forKey: "nonsense"))
            #expect(!coder.containsValue(forKey: "styled"))
            #expect(coder.decodeCGRect(forKey: "frame") == CGRect(x: 1, y: 2, width: 3.5, height: 4))
            #expect(coder.decodeCGRect(forKey: "missing") == .zero)
            #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            let place = (coder.decodeObject(forKey: "places") as? [Place])?.first
            #expect(place?.name == "Ali")
            #expect(place?.near?.name == "Baba")
            #expect(place?.hasView == false)
        }

        override func applicationFinishedRestoringState() { log.append("finished \(number)") }
        override func viewWillAppear(_ animated: Bool) { log.append("appear \(number)") }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let tabs = UITabBarController()
        let stacks = [UINavigationController(), UINavigationController()]
        var keeps = true
        var restores = true
        var tone: Int?
        var date: Date?

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("will")
            tabs.restorationIdentifier = "tabs"
            for (number, stack) in stacks.enumerated() {
                stack.restorationIdentifier = "stack \(number)"
                stack.viewControllers = [Page(number)]
            }
            tabs.viewControllers = stacks
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = tabs
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("did")
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { keeps }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            date = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date
            return restores
        }
        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(7, forKey: "tone") }
        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            log.append("app")
            tone = coder.decodeInteger(forKey: "tone")
        }
    }

    init() { Self.log = [] }

    private func run(_ delegate: Delegate, _ folder: URL, _ body: (TestApp) async throws -> Void) async throws {
        let app = try await TestApp.launch(delegate, stateFolder: folder)
        try await app.settle()
        try await body(app)
        app.terminate()
    }

    @Test func theScreensOfTheLastRunAreRestored() async throws {
        let folder = try TestFolder.make()
        let first = Delegate()
        try await run(first, folder) { app in
            first.tabs.selectedIndex = 1
            let page = Page(5)
            page.other = first.stacks[0].viewControllers[0]
            first.stacks[1].pushViewController(page, animated: false)
            try await app.settle()
            first.stacks[1].pushViewController(Page(13), animated: false)
            try await app.settle()
            page.list.contentOffset.y = 400
            let sheet = Page(8)
            sheet.modalPresentationStyle = .fullScreen
            first.tabs.present(sheet, animated: false)
            try await app.settle()
        }
        Self.log = []
        let delegate = Delegate()
        try await run(delegate, folder) { app in
            #expect(delegate.tabs.selectedIndex == 1)
            #expect(delegate.stacks[0].viewControllers.compactMap { ($0 as? Page)?.number } == [0])
            let pages = delegate.stacks[1].viewControllers.compactMap { $0 as? Page }
            #expect(pages.map(\.number) == [1, 5])
            #expect(pages.last?.other === delegate.stacks[0].viewControllers[0])
            #expect(pages.last?.list.contentOffset.y == 400)
            #expect((delegate.tabs.presentedViewController as? Page)?.number == 8)
            #expect(delegate.tone == 7)
            #expect(delegate.date != nil)
        }
        #expect(
            Self.log.filter { !$0.hasPrefix("make") && !$0.hasPrefix("load") } == [
                "will", "decode 0", "decode 1", "decode 5", "decode 8", "finished 0", "finished 1", "finished 5", "finished 8", "app",
                "did",
                "appear 5", "appear 8",
            ])
        #expect(Self.log.contains("make tabs/stack 1/page 5"))
    }

    @Test func aStoryboardCreatesItsRestoredScreens() async throws {
        let folder = try TestFolder.make()
        let board = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="a"><objects>
            <viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" title="Detail" id="b">
            <view key="view" restorationIdentifier="whole" id="c"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
            </viewController></objects></scene></scenes></document>
            """
        try Data(board.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let first = Delegate()
        try await run(first, folder) { app in
            let detail = try UIStoryboard(loading: "Main", bundle: Bundle(path: folder.path)).controller("detail")
            #expect(detail.restorationIdentifier == "detail")
            #expect(detail.view.restorationIdentifier == "whole")
            first.stacks[0].pushViewController(detail, animated: false)
            try await app.settle()
        }
        let delegate = Delegate()
        try await run(delegate, folder) { _ in
            #expect(delegate.stacks[0].viewControllers.count == 2)
            #expect(delegate.stacks[0].viewControllers.last?.title == "Detail")
        }
    }

    @Test func nothingIsSavedIfTheAppRefuses() async throws {
        let folder = try TestFolder.make()
        let unwilling = Delegate()
        unwilling.keeps = false
        try await run(unwilling, folder) { _ in unwilling.tabs.selectedIndex = 1 }
        let second = Delegate()
        try await run(second, folder) { _ in #expect(second.tabs.selectedIndex == 0) }
        #expect(!Self.log.contains("app"))
    }
}

extension UUID {
    fileprivate static let page = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
}
