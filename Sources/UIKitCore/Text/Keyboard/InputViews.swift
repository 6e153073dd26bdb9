import UIKitEngines

/// The input views of a screen: the on-screen keyboard or the first responder's input view, and the accessory view
/// above it.
///
/// Changes of the first responder are coalesced and applied in the next frame, before layout, so that moving between
/// fields does not hide the views. An update walks up the responder chain for the nearest accessory view and input
/// view. Without an input view it uses the on-screen keyboard, if enabled, for a first responder that accepts text.
/// If the views or their height differ from the current ones, an animation shows, hides or resizes the views in their
/// window. The keyboard notifications precede and follow the animation. An interactive dismissal adds a pull distance
/// to the frame.
@MainActor final class InputViews {
    /// The input view and the accessory view.
    struct Content {
        var input: UIView?
        var accessory: UIView?
        /// The controllers of the views, if they have any.
        var controllers: [UIInputViewController] = []
        /// The responder that provides the accessory view, or the input view if there is no accessory view.
        weak var provider: UIResponder?
        var isEmpty: Bool { input == nil && accessory == nil }

        func hasSameViews(as other: Content) -> Bool { input === other.input && accessory === other.accessory }
    }

    private weak var surface: ScreenSurface?
    let keyboard = KeyboardView()
    let container = InputContainer()
    private var window: UIWindow?
    private(set) var content = Content()
    private(set) var needsUpdate = false
    /// The distance by which a touch has pulled the views down, in points.
    var pullDistance: CGFloat = 0
    private var laidOutSize = CGSize.zero

    init(_ surface: ScreenSurface) {
        self.surface = surface
    }

    // MARK: - Changes

    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        surface?.applicationHost?.frameLoop.setNeedsFrame()
    }

    /// Applies the first responder's input views, if an update is pending.
    func updateIfNeeded() {
        guard needsUpdate else { return }
        update()
    }

    func update() {
        needsUpdate = false
        let newContent = requestedContent()
        // A responder inside of the container must not become the container's next responder: the chain would be
        // circular.
        let isProviderInside = newContent.provider.map(container.contains) ?? false
        if !newContent.isEmpty, !isProviderInside { container.provider = newContent.provider }
        guard !newContent.isEmpty || !content.isEmpty else { return }
        let oldFrame = frame
        container.overrideBackgroundStyle(style)
        if newContent.hasSameViews(as: content), pullDistance == 0, size(of: newContent).height == oldFrame.height { return }
        pullDistance = 0
        if newContent.isEmpty { hide(from: oldFrame) } else { show(newContent, from: oldFrame) }
    }

    /// Requests the input views again.
    func reload() {
        update()
        if content.input === keyboard { keyboard.refresh() }
    }

    private var style: UIUserInterfaceStyle { content.input === keyboard ? keyboard.typingController.style : .unspecified }

    private func requestedContent() -> Content {
        guard let host = surface?.applicationHost, let window = host.keyWindow, window.display === surface,
            let responder = window.firstResponder
        else { return Content() }
        var newContent = Content()
        for responder in responder.chainOnScreen where newContent.accessory == nil {
            newContent.accessory =
                responder.inputAccessoryView ?? responder.inputAccessoryViewController.map { Self.view(of: $0, in: &newContent) }
            if newContent.accessory != nil { newContent.provider = responder }
        }
        // Skips input view controllers: their own view is their input view, but the fields in it need the keyboard.
        for responder in responder.chainOnScreen where newContent.input == nil && !(responder is UIInputViewController) {
            newContent.input = responder.inputView ?? responder.inputViewController.map { Self.view(of: $0, in: &newContent) }
            if newContent.input != nil, newContent.provider == nil { newContent.provider = responder }
        }
        if newContent.input == nil, host.showsKeyboard, let target = responder as? any UIKeyInput,
            (target as? any TextEditorHost)?.isTextEditable != false
        {
            keyboard.typingController.setTarget(target)
            newContent.input = keyboard
        }
        return newContent
    }

    private static func view(of controller: UIInputViewController, in content: inout Content) -> UIView {
        content.controllers.append(controller)
        return controller.view
    }

    /// Notifies controllers that their views appear or disappear.
    private func notifyControllers(_ old: [UIInputViewController], _ new: [UIInputViewController]) {
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
        for controller in new where !old.contains(where: { $0 === controller }) {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
    }

    /// Called when the first responder's caret moved or its text changed.
    func textDidMove() {
        if content.input === keyboard { keyboard.typingController.textDidMove() }
    }

    /// Removes the input views and the window permanently.
    func close() {
        container.show(input: nil, accessory: nil, style: .unspecified)
        let oldControllers = exchange(&content, with: Content()).controllers
        notifyControllers(oldControllers, [])
        exchange(&window, with: nil)
    }

    // MARK: - Showing

    private func show(_ newContent: Content, from oldFrame: CGRect) {
        let wasEmpty = content.isEmpty
        let window = openWindow()
        let oldControllers = exchange(&content, with: newContent).controllers
        defer { notifyControllers(oldControllers, newContent.controllers) }
        container.show(input: newContent.input, accessory: newContent.accessory, style: style)
        if wasEmpty { ViewAnimations.unanimated { place(shift: size(of: newContent).height) } }
        let newFrame = frame
        let begin = wasEmpty ? newFrame.offsetBy(dx: 0, dy: newFrame.height) : oldFrame
        let change = KeyboardChange(from: begin, to: newFrame, .shows)
        change.postWillNotifications()
        change.animate {
            self.place(shift: 0)
            window.layoutIfNeeded()
        }
    }

    private func hide(from oldFrame: CGRect) {
        let hiddenFrame = oldFrame.offsetBy(dx: 0, dy: screenSize.height - oldFrame.minY)
        let change = KeyboardChange(from: oldFrame, to: hiddenFrame, .hides)
        let oldControllers = exchange(&content, with: Content()).controllers
        notifyControllers(oldControllers, [])
        change.postWillNotifications()
        change.animate {
            self.container.frame.origin.y = self.screenSize.height
        } completion: {
            guard self.content.isEmpty else { return }
            self.container.show(input: nil, accessory: nil, style: .unspecified)
            self.window?.isHidden = true
        }
    }

    private func openWindow() -> UIWindow {
        if let window {
            window.isHidden = false
            return window
        }
        let newWindow = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
        newWindow.containsInputView = true
        let root = InputRoot(frame: newWindow.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.inputs = self
        root.addSubview(container)
        if let scene = surface?.scene { newWindow.windowScene = scene }
        newWindow.windowLevel = InputRoot.level
        newWindow.passesThroughTouches = true
        newWindow.addSubview(root)
        newWindow.isHidden = false
        window = newWindow
        return newWindow
    }

    // MARK: - Layout

    private var screenSize: CGSize { surface?.metrics.size ?? .zero }

    /// The frame of the input views, in screen coordinates. Without input views, its height is 0.
    var frame: CGRect {
        let size = size(of: content)
        return CGRect(x: 0, y: screenSize.height - size.height + min(pullDistance, size.height), width: size.width, height: size.height)
    }

    private func size(of content: Content) -> CGSize {
        let heights = heights(of: content)
        let bottomInset = content.input == nil ? 0 : surface?.metrics.safeArea.bottom ?? 0
        return CGSize(width: screenSize.width, height: heights.input + heights.accessory + bottomInset)
    }

    private func heights(of content: Content) -> (input: CGFloat, accessory: CGFloat) {
        (content.input.map(height) ?? 0, content.accessory.map(height) ?? 0)
    }

    /// Returns the height of a view's frame, or the height that the view's constraints determine at the screen's width.
    ///
    /// An input view with a flexible height has the keyboard's height.
    private func height(of view: UIView) -> CGFloat {
        let keyboardHeight = surface.map { keyboard.height(on: $0.metrics) } ?? 0
        if view === keyboard { return keyboardHeight }
        let isFlexible = view.autoresizingMask.contains(.flexibleHeight) && view === content.input
        if view.translatesAutoresizingMaskIntoConstraints, (view as? UIInputView)?.allowsSelfSizing != true, view.frame.height > 0 {
            return isFlexible ? keyboardHeight : min(view.frame.height, screenSize.height)
        }
        let fittingSize = view.systemLayoutSizeFitting(
            CGSize(width: screenSize.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        )
        return min(max(0, fittingSize.height.rounded(.up)), screenSize.height)
    }

    /// Places all views, `shift` points below their final position.
    private func place(shift: CGFloat) {
        laidOutSize = screenSize
        let heights = heights(of: content)
        var containerFrame = CGRect(origin: .zero, size: size(of: content))
        containerFrame.origin.y = screenSize.height - containerFrame.height + shift
        container.frame = containerFrame
        container.layOut(input: content.input, height: heights.input, accessory: content.accessory, accessoryHeight: heights.accessory)
    }

    /// Called after the window was resized. Places the views in the new size without an animation.
    func windowDidLayOut() {
        guard !content.isEmpty, laidOutSize != screenSize, laidOutSize != .zero else { return }
        let oldFrame = frame
        place(shift: 0)
        let change = KeyboardChange(from: oldFrame, to: frame, .shows, duration: 0)
        change.postWillNotifications()
        change.animate {}
    }

    /// Moves the views to the pulled position.
    func moveToPulledPosition() {
        container.frame.origin.y = frame.minY
        surface?.applicationHost?.keyboardFrameTracker.move(to: frame)
    }

    /// Moves the pulled views back to their position, with an animation.
    func moveBack() {
        guard pullDistance > 0 else { return }
        pullDistance = 0
        let restingFrame = frame
        UIView.animate(withDuration: KeyboardChange.duration) {
            self.container.frame.origin.y = restingFrame.minY
        }
        surface?.applicationHost?.keyboardFrameTracker.move(to: restingFrame)
    }
}
