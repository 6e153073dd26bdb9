/// Something that can answer to events: a view, a controller, a window, the application.
///
/// Responders form a chain: who does not answer hands an event to `next`.
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: AccessibleObject {
    /// What the closure layer keeps with the responder; freed with it.
    package final var companion: AnyObject?

    final var restoration: RestorationFacts?

    /// Makes a responder that is in no chain.
    public override init() {
        super.init()
    }

    /// Called after all objects of the nib that this one comes from are there and connected. Does nothing by default; call `super`.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
    open func awakeFromNib() {}

    // MARK: - Activities

    /// What the person is doing with this responder; `nil` by default. Setting it has ``updateUserActivityState(_:)`` called before the
    /// activity is kept.
    open var userActivity: NSUserActivity? { didSet { userActivity?.needsSave = true } }

    /// Called before the responder's ``userActivity`` is kept, where it ``NSUserActivity/needsSave``: add what is needed to go on. Does
    /// nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows what an activity says. The app calls it, with what was kept; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: - What is kept from one run to the next

    /// What the controller or view is called in what is kept of the app from one run to the next; `nil`, nothing is kept of it, by default.
    ///
    /// Nothing is kept of what stands in a controller that has none either. Other responders' counts for nothing.
    open var restorationIdentifier: String? {
        get { restoration?.identifier }
        set { restorationFacts.identifier = newValue }
    }

    /// Called as the app is put away: write down what is needed to show the same again. Does nothing by default; call `super`.
    ///
    /// > Difference from Apple: objects of Foundation's own classes that are `NSCoding`, as `NSAttributedString`, are not kept.
    ///
    /// - Parameter coder: takes texts, numbers, `Bool`, `Date`, `Data`, `URL`, `UUID`, `IndexPath`, points, sizes and rectangles, arrays and
    ///   dictionaries of these, by texts, objects of the app's classes that are `NSCoding`, and controllers with a
    ///   ``restorationIdentifier``, which are kept as well. What is of another type is reported and left out.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called as the app starts again, once all controllers are there, and before it hears that it was launched: take up what was written
    /// down. Does nothing by default; call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called on each controller after all of them took up what was written down. Does nothing by default.
    open func applicationFinishedRestoringState() {}

    // MARK: - The chain

    /// Who is asked after this one; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether `action`'s method can be called on this responder.
    ///
    /// By default whether the responder is of the type that the selector's method belongs to; for those of
    /// ``UIResponderStandardEditActions``, whether its class overrides the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let edit = StandardEditAction(rawValue: action.description) { return edit.isOverridden(in: type(of: self)) }
        return action.answers(self, with: [])
    }

    /// Who performs `action`: this responder, or the first after it in the chain that can; `nil` if none can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstInChain { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: - Editing

    /// Copies the selection and deletes it. Does nothing by itself.
    open func cut(_ sender: Any?) {}
    /// Copies the selection. Does nothing by itself.
    open func copy(_ sender: Any?) {}
    /// Puts what was copied in the selection's place. Does nothing by itself.
    open func paste(_ sender: Any?) {}
    /// Deletes the selection. Does nothing by itself.
    open func delete(_ sender: Any?) {}
    /// Selects what is at the caret. Does nothing by itself.
    open func select(_ sender: Any?) {}
    /// Selects everything. Does nothing by itself.
    open func selectAll(_ sender: Any?) {}
    /// Makes the selection bold, or plain again. Does nothing by itself.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection slanted, or upright again. Does nothing by itself.
    open func toggleItalics(_ sender: Any?) {}
    /// Draws a line below the selection, or takes it away. Does nothing by itself.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selection's letters larger. Does nothing by itself.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selection's letters smaller. Does nothing by itself.
    open func decreaseSize(_ sender: Any?) {}
    /// Puts what was copied in the selection's place, in the look of the text around. Does nothing by itself.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Searches. Does nothing by itself.
    open func find(_ sender: Any?) {}
    /// Searches, to put something else in the place of what is found. Does nothing by itself.
    open func findAndReplace(_ sender: Any?) {}
    /// Shows the next thing that was found. Does nothing by itself.
    open func findNext(_ sender: Any?) {}
    /// Shows the thing before that was found. Does nothing by itself.
    open func findPrevious(_ sender: Any?) {}
    /// Searches for the selection from now on. Does nothing by itself.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Changes the attributes of the selection, stretch by stretch, to what the handler makes of them. Does nothing by itself.
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: - The first responder

    /// Whether this is the one that keys go to first.
    open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

    /// Whether it may become the first responder; `false` by default.
    ///
    /// A controller that may does by itself: when it has appeared, or something in it has resigned, and nobody else is.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may stop being the first responder; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window. A view that is in none yet becomes it as it comes into one, unless it resigns before.
    ///
    /// - Returns: whether it is; `false` if it must not, is in no window, or the present one does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    /// Stops being the first responder.
    ///
    /// - Returns: whether it is none any more.
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    /// Called when the role was taken away without asking: the view was removed, or editing was ended by force.
    func didLoseFirstResponder(in window: UIWindow) {}

    /// What takes back edits; by default that of the next responder. Text fields and windows have their own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - What is typed with

    /// The language that is typed in, of a responder that keys go to and that takes text; `nil` for others.
    open var textInputMode: UITextInputMode? {
        isFirstResponder && self is any UIKeyInput ? UITextInputMode.activeInputModes.first : nil
    }

    /// What stands in the keyboard's place while this is the first responder, or something inside of it that gives none; `nil`, the
    /// keyboard, by default.
    ///
    /// Only the height counts, in points; with a flexible height the view is as high as the keyboard would be.
    open var inputView: UIView? { nil }

    /// What stands above the keyboard while this is the first responder, or something inside of it that gives none; `nil` by default.
    ///
    /// Shown without a keyboard, too. Only the height counts, in points; where it is 0 the view's constraints decide.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view stands in the keyboard's place, where ``inputView`` is `nil`; `nil` by default.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view stands above the keyboard, where ``inputAccessoryView`` is `nil`; `nil` by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// Shows at once what ``inputView`` and ``inputAccessoryView`` are now, and the keys that the traits want. Does nothing for others
    /// than the first responder.
    open func reloadInputViews() { showInputViewsAgain() }

    // MARK: - Touches

    /// Called when touches went down; hands them up the chain by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved, at most once a frame each; hands them up the chain by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches went up; hands them up the chain by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches were taken away, by the system or a gesture recognizer; hands them up the chain by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Motion

    /// Called when the device began to be shaken, on the first responder, or on the screen on show where there is none; hands it up the
    /// chain by default.
    ///
    /// > Difference from Apple: no back end has a device that can be shaken; tests shake it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// Called when the device was shaken; hands it up the chain by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Called in place of the end where the shaking lasts too long; hands it up the chain by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    // MARK: - Keys

    /// The combinations of keys that this responder answers to; `nil` by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when keys went down, once however long they are held; hands them up the chain by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when a press's force changed; hands it up the chain by default. Keys have none.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys went up; hands them up the chain by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses were taken away by the system; hands them up the chain by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: - Menus

    /// Called while menus are built: change the tree of them. Does nothing by default; call `super`.
    ///
    /// The main menu is built by the application and its delegate; a menu over a selection by all in the chain of the first responder, from
    /// the application down to it.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before a command is shown or performed, where this responder is the one that performs it: change its title, picture,
    /// attributes or state. The changes hold until it is asked for again. Does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: - Where keys go without a first responder

    /// The innermost responder on show, which hears of keys where there is no first responder; containers override it to answer
    /// with that of the controller they show.
    package var deepestActionResponder: UIResponder { self }
}
