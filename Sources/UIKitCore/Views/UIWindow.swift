/// The root of a view tree on a screen, which delivers events to its views.
///
/// A window is hidden until `makeKeyAndVisible()`. Only the app retains a window: a released window disappears from
/// the screen.
/// - Source: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The touches that changed since the last delivery.
    var changedTouches: Set<UITouch> = []
    /// The arbiter for the gesture recognizers of the window's touches.
    package final let gestures = GestureArbiter()
    /// The first responder of the window.
    package final var firstResponder: UIResponder? {
        get { currentResponder }
        set {
            let oldResponder = currentResponder
            guard newValue !== oldResponder else { return }
            currentResponder = newValue
            surface?.input.setNeedsUpdate()
            customInputDidChange(from: oldResponder, to: newValue)
            focusSystem.firstResponderDidChange(from: oldResponder, to: newValue)
        }
    }
    private weak var currentResponder: UIResponder?
    /// Whether the window contains an input view. Keys are then delivered to the window that contains the text input.
    final var containsInputView = false
    /// Whether the window belongs to the system, and not to the app.
    final var belongsToSystem = false
    /// Whether a window of the system may become key, in which the user enters text; `false` by default.
    package final var systemAcceptsKeys = false
    /// Whether a controller becomes first responder again when a responder within its view resigns.
    final var restoresFirstResponder = true
    /// The open menu of the window, which receives keys first.
    weak var openMenu: MenuPresentation?
    /// The controller of a drag session that began in the window.
    final weak var dragSessionController: DragSessionController?
    /// The edit menu shown in the window. Touches outside the menu dismiss it.
    final weak var editMenu: EditMenuBar?
    /// The list of key commands that is shown to the user.
    private(set) lazy var keyHints = KeyHints(self)
    /// The focus system of the window.
    private(set) lazy var focusSystem = UIFocusSystem(self)
    /// The state of moving between fields with Tab.
    var focus = WindowFocus()
    /// The recognizers that were notified that the pointer is over their view.
    var hoverRecognizers: [UIHoverGestureRecognizer] = []
    weak var hoveredButton: UIButton?
    /// Whether touches that hit no subview pass to the windows behind.
    final var passesThroughTouches = false
    private let defaultUndoManager = UndoManager()
    private var surface: ScreenSurface?

    /// Creates a window on the main screen with a frame in points, usually the screen's bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setSurface(ApplicationHost.running.mainScreen.surface)
    }

    /// Creates a window as large as the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        setSurface(windowScene.surface)
    }

    /// Creates a window as large as the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window of size zero on the main screen.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setSurface(ApplicationHost.running.mainScreen.surface)
        NibCoder.read(coder, into: self, at: UIWindow.self)
    }

    isolated deinit {
        ApplicationHost.current?.resignKeyWindow(self, isDeallocated: true)
        surface?.remove(self)
    }

    // MARK: - The screen

    /// The scene of the window.
    open weak var windowScene: UIWindowScene? {
        get { surface?.scene }
        set { setSurface(newValue?.surface) }
    }

    /// The screen of the window.
    open var screen: UIScreen {
        get { surface?.screen ?? ApplicationHost.running.mainScreen }
        set { setSurface(newValue.surface) }
    }

    /// The level of the window; `.normal` by default.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { surface?.restack() } }
    }

    /// Whether the window is hidden, and receives no touches; `true` until it is made visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { setHidden(newValue) }
    }

    /// The controller whose view fills the window, installed when the window is shown; `nil` by default.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    package override var deepestActionResponder: UIResponder {
        rootViewController?.topmostPresentedController.deepestActionResponder ?? self
    }

    // MARK: - The key window

    /// Whether the window receives keys.
    open var isKeyWindow: Bool { ApplicationHost.current?.keyWindow === self }

    /// Whether the window may become key; `true` by default.
    open var canBecomeKey: Bool { !containsInputView && (!belongsToSystem || systemAcceptsKeys) }

    /// Makes this window key, in place of the present key window.
    open func makeKey() { ApplicationHost.current?.makeKey(self) }

    /// Brings the window to the front of its level, shows it, and makes it key.
    open func makeKeyAndVisible() { show() }

    /// Called after the window became key; call `super`.
    open func becomeKey() {}

    /// Called after the window stopped being key; call `super`.
    open func resignKey() {}

    // MARK: - Events

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && passesThroughTouches ? nil : hit
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The next responder: the scene.
    open override var next: UIResponder? { windowScene ?? ApplicationHost.current?.application }

    /// The undo manager of every responder in the window that does not provide one.
    open override var undoManager: UndoManager? { defaultUndoManager }

    /// Handles keys that no responder handled. A text input that the app implements receives them as text. Otherwise
    /// Tab and Shift+Tab move between fields, and arrow keys move the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isHandled = typeIntoInput(presses) || moveFocus(for: presses) || moveFocusItem(for: presses)
        if !presses.recordingHandled(isHandled) { super.pressesBegan(presses, with: event) }
    }

    /// Delivers an event to views and responders. An override that does not call `super` stops the delivery.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }

    /// Moves the window to a display, or removes it from its display.
    private func setSurface(_ newSurface: ScreenSurface?) {
        guard surface !== newSurface else { return }
        if surface == nil { layer.isHidden = true }
        surface?.remove(self)
        surface = newSurface
        newSurface?.add(self)
        environmentDidChange()
    }

    var display: ScreenSurface? { surface }
    /// The end of the selection that stays fixed while Shift extends it, in a text input that the app implements.
    var selectionAnchor: UITextPosition?
}
