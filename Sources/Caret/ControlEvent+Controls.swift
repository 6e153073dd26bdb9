extension ControlEvent where Sender: UIControl, Payload == Void {
    private init(_ event: UIControl.Event) {
        self.init(event) { _ in }
    }

    /// A finger went down in the control.
    public static var touchDown: Self { Self(.touchDown) }
    /// A finger went down again, soon after.
    public static var touchDownRepeat: Self { Self(.touchDownRepeat) }
    /// The finger moved inside of the control.
    public static var touchDragInside: Self { Self(.touchDragInside) }
    /// The finger moved outside of the control.
    public static var touchDragOutside: Self { Self(.touchDragOutside) }
    /// The finger came back into the control.
    public static var touchDragEnter: Self { Self(.touchDragEnter) }
    /// The finger left the control.
    public static var touchDragExit: Self { Self(.touchDragExit) }
    /// The finger went up inside of the control.
    public static var touchUpInside: Self { Self(.touchUpInside) }
    /// The finger went up outside of the control.
    public static var touchUpOutside: Self { Self(.touchUpOutside) }
    /// The touch was taken away.
    public static var touchCancel: Self { Self(.touchCancel) }
    /// What the control is mainly for happened.
    public static var primaryActionTriggered: Self { Self(.primaryActionTriggered) }
    /// The control's menu is about to open; whoever hears of it may still give the control another one.
    public static var menuActionTriggered: Self { Self(.menuActionTriggered) }
    /// Anything that touches do happened.
    public static var allTouchEvents: Self { Self(.allTouchEvents) }
    /// Anything that editing does happened.
    public static var allEditingEvents: Self { Self(.allEditingEvents) }
    /// Anything happened.
    public static var allEvents: Self { Self(.allEvents) }

    // Controls with a value of their own have events of these names that carry it, and that come first.

    /// A person changed the value.
    @_disfavoredOverload public static var valueChanged: Self { Self(.valueChanged) }
    /// Editing began.
    @_disfavoredOverload public static var editingDidBegin: Self { Self(.editingDidBegin) }
    /// A person edited the text.
    @_disfavoredOverload public static var editingChanged: Self { Self(.editingChanged) }
    /// Editing ended.
    @_disfavoredOverload public static var editingDidEnd: Self { Self(.editingDidEnd) }
    /// Return ended editing.
    @_disfavoredOverload public static var editingDidEndOnExit: Self { Self(.editingDidEndOnExit) }
}

extension ControlEvent where Sender: UIButton, Payload == Void {
    /// The button was tapped, or triggered from the keyboard.
    public static var tap: Self { Self(.primaryActionTriggered) { _ in } }
}
