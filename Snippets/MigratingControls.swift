// Controls, timers, alerts and text fields with selectors, delegates and tags, and the same with closures, as in
// Documentation/MIGRATION.md.

import Caret
import Foundation
import Observation
import UIKit

@MainActor final class Model {
    var (notes, gain) = ("", Float(0))
    func erase() { notes = "" }
}

@MainActor @Observable final class Draft {
    var (name, street, town, notes) = ("", "", "", "")
}

// MARK: - Controls

final class OldMixer: UIViewController {
    let (button, slider, tap, model) = (UIButton(type: .system), UISlider(), UITapGestureRecognizer(), Model())

    func start() {
        button.addTarget(self, action: Selector("save", OldMixer.save), for: .touchUpInside)
        slider.addTarget(self, action: Selector("moved:", OldMixer.moved(_:)), for: .valueChanged)
        tap.addTarget(self, action: Selector("tapped:", OldMixer.tapped(_:)))
    }

    func save() {}

    func moved(_ sender: UISlider) { model.gain = sender.value }

    func tapped(_ sender: UITapGestureRecognizer) { mark(sender.location(in: sender.view)) }

    func mark(_ point: CGPoint) {}
}

final class NewMixer: UIViewController {
    let (button, slider, tap, model) = (UIButton(type: .system), UISlider(), UITapGestureRecognizer(), Model())

    func start() {
        button.on(.tap, self, call: NewMixer.save)
        slider.on(.valueChanged, self) { mixer, gain in mixer.model.gain = gain }
        tap.on(.tap, self, call: NewMixer.mark)
    }

    func save() {}

    func mark(_ point: CGPoint) {}
}

// MARK: - Timers and notifications

final class OldClock: UIViewController {
    var timer: Timer?
    var observer: (any NSObjectProtocol)?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        let name = UIApplication.willResignActiveNotification
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.stop() }
        }
    }

    func stop() { timer?.invalidate() }
    func tick() {}
}

final class NewClock: UIViewController {
    let ticker = Ticker(every: .seconds(1))

    func start() {
        ticker.on(.tick, self) { clock, _ in clock.tick() }
        NotificationCenter.default.on(.posted(UIApplication.willResignActiveNotification), self, call: NewClock.stop)
    }

    func stop() { ticker.invalidate() }
    func tick() {}
}

// MARK: - Alerts

final class OldAlerts: UIViewController {
    let model = Model()

    func askAndTell() {
        let alert = UIAlertController(title: "Error", message: "Delete the data?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.model.erase() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)

        // A second one has to wait until the first has gone.
        let saved = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { saved.dismiss(animated: true) }
    }
}

final class NewAlerts: UIViewController {
    let model = Model()

    func askAndTell() {
        showAlert(title: "Error", message: "Delete the data?") { addButton in
            addButton("Yes") { [model] in model.erase() }
            addButton("No", nil)
        }
        showAlert(title: "Saved")
    }

    func ask() async {
        enum Choice { case erase, keep }
        let alert = Alert<Choice>("Error", "Delete the data?") {
            AlertButton("Yes", .destructive, answer: .erase)
            AlertButton("No", .cancel, answer: .keep)
        }
        if await show(alert).answer == .erase { model.erase() }
    }
}

// MARK: - A form of text fields

final class OldForm: UIViewController, UITextFieldDelegate {
    let fields = (0..<3).map { _ in UITextField() }
    let draft = Draft()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, field) in fields.enumerated() {
            field.tag = index + 1
            field.delegate = self
            view.addSubview(field)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.viewWithTag(textField.tag + 1)?.becomeFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        switch textField.tag {
        case 1: draft.name = textField.text ?? ""
        case 2: draft.street = textField.text ?? ""
        default: draft.town = textField.text ?? ""
        }
    }
}

final class NewForm: UIViewController {
    let (table, draft) = (UITableView(), Draft())

    func form() {
        table.show(
            Form(of: draft) {
                Fields {
                    Field(text: "Name", \.name).required()
                    Field(text: "Street", \.street)
                    Field(text: "Town", \.town)
                }
            })
    }

    func order(_ name: UITextField, _ street: UITextField, _ town: UITextField) {
        focusOrder = FocusOrder([name, street, town])
    }
}

// MARK: - All of it, until nothing moves any more

final class SamplesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        self.window = window
        let alerts = NewAlerts()
        window.rootViewController = alerts
        window.makeKeyAndVisible()
        alerts.askAndTell()
        OldMixer().start()
        NewMixer().start()
        let clocks = (OldClock(), NewClock())
        clocks.0.start()
        clocks.1.start()
        clocks.0.stop()
        clocks.1.stop()
        for form in [OldForm(), NewForm()] { form.loadViewIfNeeded() }
        NewForm().form()
        print("controls, clocks, alerts and fields")
        return true
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SamplesApp.self))
