import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// State restoration of scenes in the next run.
@MainActor @Suite(.app) struct SceneRestorationTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        static var activity: @MainActor (UIScene) -> NSUserActivity? = { _ in nil }
        static var restored: NSUserActivity?
        static weak var session: UISceneSession?
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.session = session
            Self.log.append("connect \(session.stateRestorationActivity?.activityType ?? "none")")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = Reader()
            window?.makeKeyAndVisible()
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            Self.log.append("restore")
            Self.restored = stateRestorationActivity
        }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.log.append("asked")
            return Self.activity(scene)
        }
    }

    final class Reader: UIViewController {
        var page = 0
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["page": page])
        }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    init() {
        SceneDelegate.log = []
        SceneDelegate.activity = { _ in nil }
        SceneDelegate.restored = nil
    }

    private func run(_ folder: URL?, _ body: (TestApp) async throws -> Void = { _ in }) async throws {
        let app = try await TestApp.launch(Delegate(), stateFolder: folder)
        try await app.settle()
        try await body(app)
        app.terminate()
    }

    @Test func theNextRunFindsTheStateOfTheLastOne() async throws {
        let folder = try TestFolder.make()
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        let page = try #require(URL(string: "https://example.org/kebab"))
        var identifier: String?
        SceneDelegate.activity = { _ in
            let activity = NSUserActivity(activityType: "reading")
            activity.title = "Kebabs"
            activity.webpageURL = page
            activity.targetContentIdentifier = "shop 7"
            activity.userInfo = [
                "page": 3, "share": 0.5, "isOpen": true, "words": "döner", "when": date, "bytes": Data([1, 2]), "list": [1, 2], "url": page,
                "tree": ["a": ["b", "c"]],
            ]
            return activity
        }
        try await run(folder) { _ in
            SceneDelegate.session?.userInfo = ["tab": 2]
            identifier = SceneDelegate.session?.persistentIdentifier
        }
        #expect(SceneDelegate.log == ["connect none", "background", "asked"])
        try await run(folder) { app in
            let restored = try #require(SceneDelegate.restored)
            #expect(restored === SceneDelegate.session?.stateRestorationActivity)
            #expect(restored.title == "Kebabs" && restored.webpageURL == page && restored.targetContentIdentifier == "shop 7")
            let values = try #require(restored.userInfo)
            #expect(
                values.count == 9 && values["page"] as? Int == 3 && values["share"] as? Double == 0.5 && values["isOpen"] as? Bool == true)
            #expect(values["words"] as? String == "döner" && values["when"] as? Date == date && values["bytes"] as? Data == Data([1, 2]))
            #expect(
                values["list"] as? [Int] == [1, 2] && values["url"] as? URL == page
                    && values["tree"] as? [String: [String]] == ["a": ["b", "c"]])
            #expect(SceneDelegate.session?.persistentIdentifier == identifier && SceneDelegate.session?.userInfo?["tab"] as? Int == 2)
            #expect(app.diagnostics.isEmpty)
        }
        #expect(SceneDelegate.log.suffix(4) == ["connect reading", "restore", "background", "asked"])
    }

    @Test func theDelegateOfAnActivityUpdatesIt() async throws {
        final class Saver: NSObject, NSUserActivityDelegate {
            var saves = 0
            func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
        }
        let folder = try TestFolder.make()
        let saver = Saver()
        SceneDelegate.activity = { $0.userActivity }
        try await run(folder) { app in
            let activity = NSUserActivity(activityType: "reading")
            activity.delegate = saver
            let scene = try #require(app.application.connectedScenes.first)
            scene.userActivity = activity
            let reader = try #require((scene as? UIWindowScene)?.windows.first?.rootViewController as? Reader)
            reader.userActivity = activity
            reader.page = 12
        }
        #expect(saver.saves == 1)
        SceneDelegate.activity = { _ in nil }
        try await run(folder)
        #expect(SceneDelegate.restored?.userInfo?["page"] as? Int == 12)
        SceneDelegate.restored = nil
        try await run(folder)
        #expect(SceneDelegate.restored == nil)
    }

    @Test func valuesThatCannotBeSavedAreReportedAndTheRestIsSaved() async throws {
        let folder = try TestFolder.make()
        SceneDelegate.activity = { scene in
            let activity = NSUserActivity(activityType: "reading")
            activity.userInfo = ["scene": scene, "page": 1]
            return activity
        }
        let app = try await TestApp.launch(Delegate(), stateFolder: folder)
        app.terminate()
        #expect(app.diagnostics.map(\.code) == ["scene.restoration"])
        try await run(folder)
        #expect(SceneDelegate.restored?.userInfo as? [String: Int] == ["page": 1])
    }

    @Test func aDamagedFileIsDiscardedAndWithoutAFolderNothingIsSaved() async throws {
        let folder = try TestFolder.make()
        try Data("<plist".utf8).write(to: folder.appendingPathComponent("scenes.plist"))
        try await run(folder) { #expect($0.diagnostics.map(\.code) == ["scene.restoration"]) }
        #expect(SceneDelegate.log.first == "connect none" && SceneDelegate.restored == nil)
        SceneDelegate.activity = { _ in NSUserActivity(activityType: "reading") }
        SceneDelegate.log = []
        try await run(nil)
        try await run(nil)
        #expect(SceneDelegate.log == ["connect none", "background", "connect none", "background"])
    }

    @Test func stateIsNotRestoredAfterTwoRunsWithoutAFirstFrame() async throws {
        let folder = try TestFolder.make()
        let name = "UIWindowSceneSessionRoleApplication 0"
        SceneDelegate.activity = { _ in NSUserActivity(activityType: "reading") }
        try await run(folder)
        // A run that ended suddenly after its first frame restores its state.
        let running = SceneStore(in: folder)
        #expect(running.scene(name) != nil)
        running.didRestore()
        // After two runs without a first frame, the state is not restored; the file stays until a new state is
        // written.
        #expect(SceneStore(in: folder).scene(name) != nil)
        #expect(SceneStore(in: folder).scene(name) != nil)
        let anew = SceneStore(in: folder)
        #expect(anew.scene(name) == nil)
        let file = folder.appendingPathComponent("scenes.plist").path
        #expect(FileManager.default.fileExists(atPath: file))
        anew.didRestore()
        #expect(SceneStore(in: folder).scene(name) != nil)
    }

    @Test func aSceneKeepsItsNameInTheNextRun() async throws {
        let folder = try TestFolder.make()
        var names: [String] = []
        for _ in 0..<2 { try await run(folder) { _ in names.append(SceneDelegate.session?.persistentIdentifier ?? "") } }
        #expect(names.count == 2 && names[0] == names[1] && names[0] != "")
    }

    @Test func numbersAreRestoredAsIntAndDouble() {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["offset": CGFloat(12.5), "small": Int32(3), "one": NSNumber(value: 1), "yes": true]
        var complaints = 0
        let back = NSUserActivity(saved: activity.saved { _, _ in complaints += 1 })?.userInfo
        #expect(complaints == 0 && back?["offset"] as? Double == 12.5 && back?["small"] as? Int == 3 && back?["yes"] as? Bool == true)
        #expect((back?["one"] as? NSNumber)?.intValue == 1)
        #expect(NSUserActivity(saved: [:]) == nil && NSUserActivity(saved: ["type": ""]) == nil)
    }
}
