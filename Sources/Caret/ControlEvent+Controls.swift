extension ControlEvent where Sender: UIControl, Payload == Void {
    init(_ event: UIControl.Event) {
        self.init(chain: { Hooks.chain(of: $0, event) })
    }

    /// Sent when a touch begins in the control.
    public static var touchDown: Self { Self(.touchDown) }
    /// Sent when another touch begins in the control shortly after the previous one.
    public static var touchDownRepeat: Self { Self(.touchDownRepeat) }
    /// Sent when a touch moves inside the control.
    public static var touchDragInside: Self { Self(.touchDragInside) }
    /// Sent when a touch moves outside the control.
    public static var touchDragOutside: Self { Self(.touchDragOutside) }
    /// Sent when a touch moves back into the control.
    public static var touchDragEnter: Self { Self(.touchDragEnter) }
    /// Sent when a touch moves out of the control.
    public static var touchDragExit: Self { Self(.touchDragExit) }
    /// Sent when a touch ends inside the control.
    public static var touchUpInside: Self { Self(.touchUpInside) }
    /// Sent when a touch ends outside the control.
    public static var touchUpOutside: Self { Self(.touchUpOutside) }
    /// Sent when the system cancels a touch in the control.
    public static var touchCancel: Self { Self(.touchCancel) }
    /// Sent when the primary action of the control is triggered.
    public static var primaryActionTriggered: Self { Self(.primaryActionTriggered) }
    /// Sent when the control's menu is about to open. A handler may replace the menu.
    public static var menuActionTriggered: Self { Self(.menuActionTriggered) }
    /// All touch events.
    public static var allTouchEvents: Self { Self(.allTouchEvents) }
    /// All editing events.
    public static var allEditingEvents: Self { Self(.allEditingEvents) }
    /// All events.
    public static var allEvents: Self { Self(.allEvents) }

    // Controls with a value have further events with these names, whose payload is the value. Overload resolution
    // prefers the events with a payload.

    /// Sent when the user changes the value.
    @_disfavoredOverload public static var valueChanged: Self { Self(.valueChanged) }
    /// Sent when editing begins.
    @_disfavoredOverload public static var editingDidBegin: Self { Self(.editingDidBegin) }
    /// Sent when the user edits the text.
    @_disfavoredOverload public static var editingChanged: Self { Self(.editingChanged) }
    /// Sent when editing ends.
    @_disfavoredOverload public static var editingDidEnd: Self { Self(.editingDidEnd) }
    /// Sent when the Return key ends editing.
    @_disfavoredOverload public static var editingDidEndOnExit: Self { Self(.editingDidEndOnExit) }
}

extension ControlEvent where Sender: UIButton, Payload == Void {
    /// Sent when the button is tapped, or triggered from the keyboard.
    public static var tap: Self { Self(.primaryActionTriggered) }
}
