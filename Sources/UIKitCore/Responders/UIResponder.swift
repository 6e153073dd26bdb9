/// An object that handles events: a view, a controller, a window or the application.
///
/// Responders form a chain: a responder that does not handle an event passes the event to `next`.
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: AccessibleObject {
    /// The object that the closure layer associates with the responder. It is released with the responder.
    package final var associatedObject: AnyObject?

    final var restoration: RestorationSettings?

    /// Creates a responder outside any chain.
    public override init() {
        super.init()
    }

    /// Called after all objects of the nib of this object were created and connected. Does nothing by default; call
    /// `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
    open func awakeFromNib() {}

    // MARK: - Activities

    /// The user activity of this responder; `nil` by default. Setting it requests ``updateUserActivityState(_:)``
    /// before the activity is saved.
    open var userActivity: NSUserActivity? { didSet { userActivity?.needsSave = true } }

    /// Called before the responder's ``userActivity`` is saved, if its ``NSUserActivity/needsSave`` is `true`. Add the
    /// data needed to continue the activity. Does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state of an activity. Called by the app, and for the objects that it passes to a restoration
    /// handler. Does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: - State restoration

    /// The identifier under which the state of a controller or view is saved between runs; `nil`, the default, saves
    /// no state.
    ///
    /// A view is restored only if its controller has a restoration identifier. The identifiers of other responders
    /// have no effect.
    open var restorationIdentifier: String? {
        get { restoration?.identifier }
        set { restorationSettings.identifier = newValue }
    }

    /// Called when the app's state is saved: encode the data needed to restore the screen. Does nothing by default;
    /// call `super`.
    ///
    /// > Difference from Apple: Objects of Foundation's classes that are `NSCoding`, such as `NSAttributedString`,
    /// > are not saved.
    ///
    /// - Parameter coder: accepts `String`, numbers, `Bool`, `Date`, `Data`, `URL`, `UUID`, `IndexPath`, points,
    ///   sizes and rectangles, and arrays and dictionaries with `String` keys of these. It also accepts objects of
    ///   the app's classes that are `NSCoding`, and controllers with a ``restorationIdentifier``, which are saved as
    ///   well. Values of other types are reported and left out.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called when the app's state is restored, after all controllers were created and before the app is notified of
    /// its launch. Decode the saved data. Does nothing by default; call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called on each controller after all of them decoded their state. Does nothing by default.
    open func applicationFinishedRestoringState() {}

    // MARK: - The responder chain

    /// The next responder in the chain; `nil` at its end.
    open var next: UIResponder? { nil }

    /// Returns whether this responder can perform `action`.
    ///
    /// By default the responder must be of the type that declares the selector's method. For methods of
    /// ``UIResponderStandardEditActions``, its class must override the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let edit = StandardEditAction(rawValue: action.description) { return edit.isOverridden(in: type(of: self)) }
        return action.canPerform(self, with: [])
    }

    /// Returns the nearest responder in the chain, beginning with this one, that can perform `action`; `nil` if there
    /// is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstInChain { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: - Editing

    /// Copies and deletes the selection. Does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Copies the selection. Does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Replaces the selection with the pasteboard's content. Does nothing by default.
    open func paste(_ sender: Any?) {}
    /// Deletes the selection. Does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Selects the content at the caret. Does nothing by default.
    open func select(_ sender: Any?) {}
    /// Selects everything. Does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// Toggles bold in the selection. Does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}
    /// Toggles italics in the selection. Does nothing by default.
    open func toggleItalics(_ sender: Any?) {}
    /// Toggles underline in the selection. Does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}
    /// Increases the font size of the selection. Does nothing by default.
    open func increaseSize(_ sender: Any?) {}
    /// Decreases the font size of the selection. Does nothing by default.
    open func decreaseSize(_ sender: Any?) {}
    /// Replaces the selection with the pasteboard's content, in the style of the surrounding text. Does nothing by
    /// default.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Opens the search. Does nothing by default.
    open func find(_ sender: Any?) {}
    /// Opens the search with replacement. Does nothing by default.
    open func findAndReplace(_ sender: Any?) {}
    /// Selects the next match. Does nothing by default.
    open func findNext(_ sender: Any?) {}
    /// Selects the previous match. Does nothing by default.
    open func findPrevious(_ sender: Any?) {}
    /// Uses the selection as the search text. Does nothing by default.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Replaces the attributes of the selection, range by range, with the results of the handler. Does nothing by
    /// default.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: - The first responder

    /// Whether this responder is the first responder.
    open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

    /// Whether this responder may become first responder; `false` by default.
    ///
    /// If there is no first responder, a controller that overrides the property with `true` becomes first responder
    /// by itself. This happens after the controller appeared, and after a responder in its view resigned.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder may resign; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window. A view outside windows becomes first responder when it enters a
    /// window, unless it resigns before.
    ///
    /// - Returns: Whether this is the first responder. `false` if it may not become first responder or has no window,
    ///   or if the present first responder does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool { claimFirstResponder() }

    /// Resigns first-responder status.
    ///
    /// - Returns: Whether this is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool { resignAsFirstResponder() }

    /// Called when first-responder status was removed without consent: the view was removed, or editing was ended by
    /// force. Does nothing by default.
    func didLoseFirstResponder(in window: UIWindow) {}

    /// The undo manager for edits; by default that of the next responder. Text fields and windows provide undo
    /// managers themselves.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Input views

    /// The input language of the first responder if it accepts text; `nil` for other responders.
    open var textInputMode: UITextInputMode? {
        isFirstResponder && self is any UIKeyInput ? UITextInputMode.activeInputModes.first : nil
    }

    /// The view shown instead of the keyboard while this responder is first responder; `nil`, the keyboard, by default.
    /// It also applies to a first responder without an input view whose chain contains this responder.
    ///
    /// Only its height is used, in points. A view of flexible height is as high as the keyboard.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard while this responder is first responder; `nil` by default. It also applies
    /// to a first responder without an accessory view whose chain contains this responder.
    ///
    /// The view is also shown without a keyboard. Only its height is used, in points. If the height is 0, the
    /// constraints determine it.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view replaces the keyboard if ``inputView`` is `nil`; `nil` by default.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is shown above the keyboard if ``inputAccessoryView`` is `nil`; `nil` by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Shows the current ``inputView`` and ``inputAccessoryView`` immediately, with a keyboard for the current traits.
    /// Has no effect unless this is the first responder.
    open func reloadInputViews() { reloadVisibleInputViews() }

    // MARK: - Touches

    /// Called when touches began; passes them to the next responder by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved, at most once a frame for each touch; passes them to the next responder by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches ended; passes them to the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a gesture recognizer cancelled touches; passes them to the next responder by
    /// default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Motion

    /// Called when a shake of the device began, on the first responder, or else on the innermost visible responder.
    /// Passes the event to the next responder by default.
    ///
    /// > Difference from Apple: No back end has a device that can be shaken; tests simulate the shake.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Called when a shake ended; passes the event to the next responder by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Called instead of the end when a shake lasts too long; passes the event to the next responder by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    // MARK: - Keys

    /// The key commands of this responder; `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called once when keys went down, without repetition; passes them to the next responder by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when a press's force changed; passes the press to the next responder by default. Keys have no force.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys went up; passes them to the next responder by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the system cancelled presses; passes them to the next responder by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: - Menus

    /// Called while menus are built, to change the menu tree. Does nothing by default; call `super`.
    ///
    /// The application and its delegate build the main menu. The responders in the chain of the first responder build
    /// the context menu of a selection, the application first.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before a command that this responder performs is shown or performed. Change its title, image,
    /// attributes or state; the changes apply until the next call. Does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: - Keys without a first responder

    /// The innermost visible responder, which receives keys if there is no first responder. Containers override the
    /// property to return the value of the visible child.
    package var deepestActionResponder: UIResponder { self }
}
