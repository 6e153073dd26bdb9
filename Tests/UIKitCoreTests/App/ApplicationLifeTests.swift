import CaretTesting
import Platform
import Testing
import UIKitCore

@MainActor private final class Life {
    static let log = Life()
    var lines: [String] = []
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var answer = true

    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Life.log.lines.append("will finish")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Life.log.lines.append("did finish \(application.applicationState == .inactive)")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return answer
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
        Life.log.lines.append("active \(application.applicationState == .active)")
    }
    func applicationWillResignActive(_ application: UIApplication) { Life.log.lines.append("resign") }
    func applicationWillTerminate(_ application: UIApplication) { Life.log.lines.append("terminate") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Life.log.lines.append("application active") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    override init() {
        super.init()
        Life.log.lines.append("init")
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        Life.log.lines.append("connect \(session.role == .windowApplication)")
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Life.log.lines.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Life.log.lines.append("scene active") }
    func sceneWillResignActive(_ scene: UIScene) { Life.log.lines.append("scene resign") }
    func sceneDidDisconnect(_ scene: UIScene) { Life.log.lines.append("disconnect") }
}

private final class LoggingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Life.log.lines.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Life.log.lines.append("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Life.log.lines.append("viewDidAppear")
    }
}

private final class LoggingWindow: UIWindow {
    override var rootViewController: UIViewController? {
        didSet { Life.log.lines.append("root set") }
    }
    override func becomeKey() {
        super.becomeKey()
        Life.log.lines.append("key")
    }
}

private final class RootDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let answer: Bool
    init(answer: Bool) { self.answer = answer }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Life.log.lines.append("launch")
        let window = LoggingWindow(frame: UIScreen.main.bounds)
        Life.log.lines.append("window")
        window.rootViewController = LoggingController()
        window.makeKeyAndVisible()
        self.window = window
        return answer
    }
}

@MainActor @Suite(.app) struct ApplicationLifeTests {
    @Test(arguments: [true, false]) func `R4 an app launches in the documented order, whatever the delegate returns`(answer: Bool) throws {
        Life.log.lines = []
        let delegate = RootDelegate(answer: answer)
        try TestHost.run(delegate) { host in
            host.step()
            #expect(
                Life.log.lines == ["launch", "window", "root set", "key", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
            #expect(delegate.window?.rootViewController?.view.frame == UIScreen.main.bounds)
            #expect(host.host.application.applicationState == .active)
        }
    }

    @Test(arguments: [true, false]) func anAppWithoutScenesIsNotifiedOfItsLifeInOrder(answer: Bool) throws {
        Life.log.lines = []
        let delegate = PlainDelegate()
        delegate.answer = answer
        try TestHost.run(delegate) { host in
            #expect(Life.log.lines == ["will finish", "did finish true", "active true"])
            #expect(delegate.window?.isKeyWindow == true)
            #expect(host.host.application.delegate === delegate)
            host.send(.activation(true))
            host.step()
            host.send(.activation(false))
            host.step()
            host.send(.activation(true))
            host.step()
            #expect(Life.log.lines.dropFirst(3) == ["resign", "active true"])
        }
        #expect(Life.log.lines.suffix(2) == ["resign", "terminate"])
    }

    @Test func anAppWithScenesIsNotifiedOfItsLifeByScene() throws {
        Life.log.lines = []
        try TestHost.run(SceneAppDelegate()) { host in
            #expect(Life.log.lines == ["init", "connect true", "foreground", "scene active"])
            let scene = try #require(host.host.application.connectedScenes.first as? UIWindowScene)
            #expect(scene.windows.count == 1)
            #expect(scene.windows[0].frame == UIScreen.main.bounds)
            #expect(scene.activationState == .foregroundActive)
            #expect(scene.keyWindow === scene.windows[0])
        }
        #expect(Life.log.lines.suffix(2) == ["scene resign", "disconnect"])
    }

    @Test func successiveApplicationsShareNothing() throws {
        for size in [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] {
            try TestHost.run(displays: [DisplayMetrics(size: size, scale: 2)]) { host in
                #expect(UIScreen.main.bounds.size == size)
                #expect(UIApplication.shared === host.host.application)
                #expect(UIApplication.shared.windows.isEmpty)
                #expect(host.host.keyWindow == nil)
                _ = host.makeWindow()
            }
        }
        #expect(ApplicationHost.current == nil)
    }

    @Test func closingTheMainWindowEndsTheApplication() throws {
        Life.log.lines = []
        try TestHost.run(PlainDelegate()) { host in
            var ended = false
            host.host.onTerminate = { ended = true }
            host.send(.closeRequested)
            host.step()
            #expect(ended)
            #expect(host.host.isTerminated)
            #expect(Life.log.lines.last == "terminate")
            #expect(!host.backend.windows[0].isOpen)
        }
    }

    @Test func closingAnotherWindowEndsItsScene() throws {
        try TestHost.run(PlainDelegate(), displays: [.standard, .standard]) { host in
            let main = host.makeWindow()
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let scene = try #require(scenes.first { $0.screen !== UIScreen.main })
            let other = UIWindow(windowScene: scene)
            other.makeKeyAndVisible()
            host.step()
            host.backend.windows[1].send(.closeRequested)
            host.step()
            #expect(scene.activationState == .unattached)
            #expect(host.host.application.connectedScenes.count == 1)
            #expect(host.host.keyWindow === main && host.host.application.applicationState == .active)
            #expect(!host.backend.windows[1].isOpen && !host.host.isTerminated)
            host.send(.visibility(false))
            host.step()
            #expect(host.host.application.applicationState == .background)
        }
    }

    @Test func delegatesAreCreatedByTheirOwnInitialisers() {
        class Overriding: UIResponder {
            var value = 0
            override init() {
                super.init()
                value = 7
            }
        }
        final class Inheriting: Overriding {
            var more = 5
        }
        final class Plain: NSObject {
            var value = 3
        }
        #expect((DelegateConstruction.make(Overriding.self) as? Overriding)?.value == 7)
        #expect((DelegateConstruction.make(Inheriting.self) as? Inheriting)?.value == 7)
        #expect((DelegateConstruction.make(Inheriting.self) as? Inheriting)?.more == 5)
        #expect((DelegateConstruction.make(Plain.self) as? Plain)?.value == 3)
    }
}
