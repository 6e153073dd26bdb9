import HeadlessBackend
import Platform
import UIKit
import UIKitCore

/// The cost of an event: a key in a text field, and a tap on a switch, on a screen with a form. Measured for the
/// handling alone, and with the resulting frame.
@MainActor enum Events {
    private static let count = 2_000
    private static let limit = 1.0

    static func measure() throws -> [Entry] {
        let screen = EventsController()
        let app = try HeadlessApp { screen }
        guard let window = app.backend.windows.first else { throw Children.Failure.work("no window") }
        screen.field.becomeFirstResponder()
        app.step()
        let keys = try run(app) { index in
            let phase = index % 2 == 0 ? KeyEvent.Phase.down : .up
            window.send(.key(KeyEvent(phase: phase, usage: 4, characters: "a", modifiers: [], timestamp: Double(index) / 60)))
        }
        guard screen.field.text?.count == count / 2 else { throw Children.Failure.work("\(screen.field.text?.count ?? 0) keys came") }
        let place = screen.toggle.convert(CGPoint(x: screen.toggle.bounds.midX, y: screen.toggle.bounds.midY), to: nil)
        let taps = try run(app) { index in
            let phase = index % 2 == 0 ? PointerEvent.Phase.began : .ended
            window.send(.pointer(PointerEvent(id: index / 2, phase: phase, location: place, timestamp: Double(index) / 60)))
        }
        guard screen.changes == count / 2 else { throw Children.Failure.work("\(screen.changes) taps came") }
        return [entry("A key in a text field", keys), entry("A tap on a switch", taps)]
    }

    private static func entry(_ name: String, _ times: (handling: Double, whole: Double)) -> Entry {
        Entry(
            name: "\(name), handling, CPU", median: times.handling, unit: "ms", ratio: times.handling / limit, limit: 1,
            note: "against 1 ms; \(times.whole.rounded(to: 2)) ms with the frame that shows it")
    }

    /// Runs an event repeatedly.
    ///
    /// - Returns: The 99th percentile of handling, and the median of events with their frames, in milliseconds.
    private static func run(_ app: HeadlessApp, _ send: (Int) -> Void) throws -> (handling: Double, whole: Double) {
        var handling: [Double] = [], whole: [Double] = []
        for index in 0..<count {
            let start = Children.cpuNow()
            send(index)
            EventsPass.run(app.host.frameLoop)
            handling.append(Double(Children.cpuNow() - start) / 1e6)
            app.step()
            whole.append(Double(Children.cpuNow() - start) / 1e6)
        }
        return (handling.percentile(0.99), whole.median)
    }
}

/// A text field and a switch among other views.
private final class EventsController: UIViewController {
    let field = UITextField()
    let toggle = UISwitch()
    var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        toggle.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        let labels = (0..<10).map { number in
            let label = UILabel()
            label.text = "A line of words \(number)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels + [field, toggle])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = CGRect(x: 16, y: 80, width: 300, height: 460)
        view.addSubview(stack)
        field.widthAnchor.constraint(equalToConstant: 280).isActive = true
    }
}

extension Double {
    fileprivate func rounded(to places: Int) -> String { String(format: "%.\(places)f", self) }
}
