import Platform
import UIKitEngines

/// The on-screen keyboard, with pages of letters, numbers and symbols, and number pads.
///
/// The keyboard has one Latin layout; other characters come from a hardware keyboard or an input method.
final class KeyboardView: UIView {
    /// The logic that performs the keys' actions.
    let typingController = KeyboardTypingController()
    private(set) var keys: [KeyView] = []
    /// The pressed key of each touch.
    var presses: [ObjectIdentifier: KeyView] = [:]
    var callout: KeyCallout?
    var repetition: DelayToken?
    private var plan: KeyboardPlan?
    private let strip = KeyboardStrip()

    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
        isMultipleTouchEnabled = true
        addSubview(strip)
        typingController.onChange = { [weak self] in self?.refresh() }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the height of the keyboard on a display, in points, without the bottom safe area.
    func height(on display: DisplayMetrics) -> CGFloat { plan(on: display).height }

    private func plan(on display: DisplayMetrics) -> KeyboardPlan {
        KeyboardPlan(typingController.page, for: typingController.purpose, on: display)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        makeKeys()
        placeStrip()
    }

    /// Places the strip in the space below the last row of keys, if the space is high enough.
    private func placeStrip() {
        let top = keys.map(\.frame.maxY).max() ?? bounds.maxY
        strip.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        strip.isHidden = strip.frame.height < KeyboardStrip.minimumHeight
    }

    /// Returns whether a point is on the strip, which has no keys.
    func isOnStrip(_ point: CGPoint) -> Bool { !strip.isHidden && strip.frame.contains(point) }

    /// Returns the keyboard itself, since a touch presses the nearest key even between keys.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressKeys(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveKeys(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { releaseKeys(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelKeys(touches) }

    /// Updates the keys for the state of the typing controller.
    func refresh() {
        setNeedsLayout()
        layoutIfNeeded()
        for key in keys { key.state = state(of: key) }
    }

    private func makeKeys() {
        guard let screen = window?.screen.metrics, bounds.width > 0 else { return }
        let newPlan = plan(on: screen)
        guard newPlan != plan else { return }
        plan = newPlan
        cancelPresses()
        for key in keys { key.removeFromSuperview() }
        let initialState = KeyView.State(isTablet: newPlan.isTablet, hasLetters: newPlan.page == .digits && newPlan.purpose == .phone)
        keys = newPlan.keys.map { KeyView($0, initialState) }
        for key in keys {
            addSubview(key)
            key.state = state(of: key)
        }
    }

    private func state(of key: KeyView) -> KeyView.State {
        var state = key.state
        state.isPressed = presses.values.contains(key)
        state.shift = typingController.page == .letters ? typingController.shift.state : .off
        state.enter = typingController.returnKey
        state.isEnabled = key.key.kind != .enter || typingController.canEnter
        return state
    }
}
