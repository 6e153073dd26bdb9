import Caret
import CaretTesting
import Testing

/// Tasks of controllers and views, which retain neither.
@MainActor @Suite(.app) struct TaskFaultTests {
    private final class Mixer: UIViewController {
        let slider = UISlider()
        var (values, log) = ([Float](), [String]())
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(slider)
        }

        func slide(to value: Float) {
            slider.value = value
            slider.sendActions(for: .valueChanged)
        }
    }

    /// Launches an app with a navigation controller that has pushed a screen without another strong reference.
    private func pushed(_ prepare: @MainActor (Mixer) -> Void) async throws -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        @MainActor func push() {
            let screen = Mixer()
            screen.loadViewIfNeeded()
            prepare(screen)
            navigation.pushViewController(screen, animated: true)
        }
        push()
        try await app.settle()
        return (app, navigation)
    }

    @Test func `I2 a controller's task receives events and releases the controller when it is popped`() async throws {
        weak var screen: Mixer?
        let (app, navigation) = try await pushed { made in
            screen = made
            made.task { mixer in
                for await value in mixer.slider.events(.valueChanged) { mixer.values.append(value) }
            }
        }
        screen?.slide(to: 0.5)
        try await app.settle()
        #expect(screen?.values == [0.5])
        navigation.popViewController(animated: true)
        try await app.settle()
        await app.advance(frames: 4)
        #expect(screen == nil && app.diagnostics.isEmpty)
    }

    @Test func `I2 a controller that was never shown is released`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        weak var early: Mixer?
        weak var late: Mixer?
        func make() -> Mixer {
            let mixer = Mixer()
            mixer.loadViewIfNeeded()
            mixer.task { mixer in for await value in mixer.slider.events(.valueChanged) { mixer.values.append(value) } }
            return mixer
        }
        early = make()
        #expect(early == nil, "it was kept before the task's code ran")
        var held: Mixer? = make()
        late = held
        await app.advance(frames: 4)
        held = nil
        await app.advance(frames: 4)
        #expect(late == nil && held == nil)
    }

    @Test func `I2 a screen in a dismissed container, and a replaced root, are released`() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: .standard.scale(1))
        weak var screen: Mixer?
        @MainActor func make() -> Mixer {
            let mixer = Mixer()
            mixer.task { mixer in for await value in mixer.slider.events(.valueChanged) { mixer.values.append(value) } }
            screen = mixer
            return mixer
        }
        root.present(UINavigationController(rootViewController: make()), animated: true)
        try await app.settle()
        #expect(screen != nil)
        root.dismiss(animated: true)
        try await app.settle()
        await app.advance(frames: 4)
        #expect(screen == nil)
        let window = root.view.window
        window?.rootViewController = make()
        try await app.settle()
        #expect(screen != nil)
        window?.rootViewController = root
        try await app.settle()
        await app.advance(frames: 4)
        #expect(screen == nil)
    }

    @Test func `I2 a task for the appearance ends with it and begins again`() async throws {
        weak var screen: Mixer?
        let (app, navigation) = try await pushed { made in
            screen = made
            made.task(.appearance) { mixer in
                mixer.log.append("begin")
                for await value in mixer.slider.events(.valueChanged) { mixer.values.append(value) }
                mixer.log.append("end")
            }
            made.task { mixer in mixer.log.append("once") }
        }
        #expect(screen?.log == ["once", "begin"])
        navigation.pushViewController(UIViewController(), animated: true)
        try await app.settle()
        #expect(screen?.log == ["once", "begin", "end"])
        screen?.slide(to: 1)
        navigation.popViewController(animated: true)
        try await app.settle()
        screen?.slide(to: 0.25)
        try await app.settle()
        #expect(screen?.log == ["once", "begin", "end", "begin"] && screen?.values == [0.25])
    }

    @Test func `I2 a view's task for an owner retains it only while the view is in a window`() async throws {
        weak var screen: Mixer?
        let (app, navigation) = try await pushed { made in
            screen = made
            made.slider.task(made) { mixer in
                for await value in mixer.slider.events(.valueChanged) { mixer.values.append(value) }
            }
        }
        screen?.slide(to: 0.75)
        try await app.settle()
        #expect(screen?.values == [0.75])
        navigation.popViewController(animated: true)
        try await app.settle()
        await app.advance(frames: 4)
        #expect(screen == nil)
        let report = leakAudit {
            let mixer = Mixer()
            mixer.loadViewIfNeeded()
            mixer.slider.task(mixer) { mixer in for await _ in mixer.slider.events(.valueChanged) { mixer.values = [] } }
            mixer.task { mixer in for await _ in mixer.slider.events(.valueChanged) { mixer.values = [] } }
            return mixer
        }
        #expect(report == nil, "\(report?.description ?? "")")
    }

    @Test func `I2 handlers of a presence are called at once and removed when the controller has disappeared`() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let mixer = Mixer()
        mixer.during(.presence) { mixer in mixer.slider.on(.valueChanged, mixer) { $0.values.append($1) } }
        mixer.loadViewIfNeeded()
        mixer.slide(to: 0.1)
        navigation.pushViewController(mixer, animated: false)
        try await app.settle()
        mixer.slide(to: 0.2)
        navigation.popViewController(animated: false)
        try await app.settle()
        mixer.slide(to: 0.3)
        navigation.pushViewController(mixer, animated: false)
        try await app.settle()
        mixer.slide(to: 0.4)
        #expect(mixer.values == [0.1, 0.2, 0.4])
    }
}
