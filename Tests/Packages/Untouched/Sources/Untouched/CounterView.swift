import UIKit

/// Tells its delegate what happens; every requirement is optional.
@objc public protocol CounterViewDelegate: NSObjectProtocol {
    @objc optional func counterView(_ view: CounterView, didCountTo count: Int)
    @objc optional func counterViewShouldCount(_ view: CounterView) -> Bool
    @objc optional var step: NSNumber? { get }
}

@IBDesignable
@objc(CTRCounterView) open class CounterView: UIControl {
    @IBInspectable var count: Int = 0 { didSet { log.append("count \(count)") } }
    @IBInspectable public var accent: UIColor = .systemBlue
    @objc public weak var delegate: CounterViewDelegate?
    var log: [String] = []

    /* #selector(notASelector) in a comment, and "@objc" in a string */
    let text = #"@objc #selector(noSelector) \#(1 + 1)"#

    private lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(buttonPressed), for: .touchUpInside)
        return button
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(button)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        NotificationCenter.default.addObserver(
            self, selector: #selector(CounterView.reset), name: NSNotification.Name("CounterReset"), object: nil)
    }

    @objc private func buttonPressed() {
        guard delegate?.counterViewShouldCount?(self) ?? true else { return }
        count += delegate?.step??.intValue ?? 1
        delegate?.counterView?(self, didCountTo: count)
        sendActions(for: .valueChanged)
    }

    @objc func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }

    @objc func reset() { count = 0 }

    var asksBeforeItCounts: Bool {
        delegate?.responds(to: #selector(CounterViewDelegate.counterViewShouldCount(_:))) ?? false
    }

    func press() { button.sendActions(for: .touchUpInside) }

    var actionsOfButton: [String] { button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [] }

    func disconnect() { button.removeTarget(self, action: #selector(buttonPressed), for: .touchUpInside) }
}

@objcMembers public class Registry: NSObject {
    public var entries: [String] = []
    @nonobjc public var isOpen = true
    public dynamic func register(_ name: String) { entries.append(name) }
    @objc(removeEntryNamed:) public func remove(_ name: String) { entries.removeAll { $0 == name } }

    static let getter = #selector(getter: Registry.entries)
    static let setter = #selector(setter: Registry.entries)
}

#Preview("Counter", traits: .sizeThatFitsLayout) {
    let view = CounterView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
    NotificationCenter.default.addObserver(
        view, selector: #selector(CounterView.reset), name: NSNotification.Name("PreviewReset"), object: nil)
    return view
}
