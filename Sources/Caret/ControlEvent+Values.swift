extension ControlEvent where Sender: UISwitch, Payload == Bool {
    /// Sent when the user toggles the switch. The payload is whether the switch is on.
    public static var valueChanged: Self { Self(.valueChanged, "isOn") { $0.isOn } }
}

extension ControlEvent where Sender: UISlider, Payload == Float {
    /// Sent when the user moves the thumb; the payload is the value.
    public static var valueChanged: Self { Self(.valueChanged, "value") { $0.value } }
}

extension ControlEvent where Sender: UIStepper, Payload == Double {
    /// Sent when the user makes a step; the payload is the value.
    public static var valueChanged: Self { Self(.valueChanged, "value") { $0.value } }
}

extension ControlEvent where Sender: UISegmentedControl, Payload == Int {
    /// Sent when the user selects a segment; the payload is its index.
    public static var valueChanged: Self { Self(.valueChanged, "selectedSegmentIndex") { $0.selectedSegmentIndex } }
}

extension ControlEvent where Sender: UIPageControl, Payload == Int {
    /// Sent when the user changes the page; the payload is the index of the page.
    public static var valueChanged: Self { Self(.valueChanged, "currentPage") { $0.currentPage } }
}

extension ControlEvent where Sender: UIDatePicker, Payload == Date {
    /// Sent when the user selects a date or time; the payload is the date.
    public static var valueChanged: Self { Self(.valueChanged, "date") { $0.date } }
}

extension ControlEvent where Sender: UIColorWell, Payload == UIColor? {
    /// Sent when the user selects a colour; the payload is the colour.
    public static var valueChanged: Self { Self(.valueChanged, "selectedColor") { $0.selectedColor } }
}

extension ControlEvent where Sender: UIRefreshControl, Payload == Void {
    /// Sent when the user pulls the content far enough to refresh. Call `endRefreshing()` when the refresh has ended.
    public static var refresh: Self { Self(.valueChanged) }
}

extension ControlEvent where Sender: UITextField, Payload == String {
    /// Sent when editing begins; the payload is the text.
    public static var editingDidBegin: Self { Self(.editingDidBegin, "text") { $0.text ?? "" } }
    /// Sent when the user edits the text; the payload is the text.
    public static var editingChanged: Self { Self(.editingChanged, "text") { $0.text ?? "" } }
    /// Sent when editing ends; the payload is the text.
    public static var editingDidEnd: Self { Self(.editingDidEnd, "text") { $0.text ?? "" } }
    /// Sent when the Return key ends editing; the payload is the text.
    public static var editingDidEndOnExit: Self { Self(.editingDidEndOnExit, "text") { $0.text ?? "" } }
}
