extension ControlEvent where Sender: UISwitch, Payload == Bool {
    /// The switch was turned; carries whether it is on now.
    public static var valueChanged: Self { Self(.valueChanged) { $0.isOn } }
}

extension ControlEvent where Sender: UISlider, Payload == Float {
    /// The thumb was dragged; carries the number.
    public static var valueChanged: Self { Self(.valueChanged) { $0.value } }
}

extension ControlEvent where Sender: UIStepper, Payload == Double {
    /// A step was made; carries the number.
    public static var valueChanged: Self { Self(.valueChanged) { $0.value } }
}

extension ControlEvent where Sender: UISegmentedControl, Payload == Int {
    /// A segment was chosen; carries its index.
    public static var valueChanged: Self { Self(.valueChanged) { $0.selectedSegmentIndex } }
}

extension ControlEvent where Sender: UIPageControl, Payload == Int {
    /// A page was turned to; carries its index.
    public static var valueChanged: Self { Self(.valueChanged) { $0.currentPage } }
}

extension ControlEvent where Sender: UIDatePicker, Payload == Date {
    /// A day or a time was chosen; carries the moment.
    public static var valueChanged: Self { Self(.valueChanged) { $0.date } }
}

extension ControlEvent where Sender: UIColorWell, Payload == UIColor? {
    /// A colour was chosen; carries it.
    public static var valueChanged: Self { Self(.valueChanged) { $0.selectedColor } }
}

extension ControlEvent where Sender: UIRefreshControl, Payload == Void {
    /// Content was pulled down far enough; answer with `endRefreshing()`.
    public static var refresh: Self { Self(.valueChanged) { _ in } }
}

extension ControlEvent where Sender: UITextField, Payload == String {
    /// Editing began; carries the text.
    public static var editingDidBegin: Self { Self(.editingDidBegin) { $0.text ?? "" } }
    /// A person edited the text; carries it.
    public static var editingChanged: Self { Self(.editingChanged) { $0.text ?? "" } }
    /// Editing ended; carries the text.
    public static var editingDidEnd: Self { Self(.editingDidEnd) { $0.text ?? "" } }
    /// Return ended editing; carries the text.
    public static var editingDidEndOnExit: Self { Self(.editingDidEndOnExit) { $0.text ?? "" } }
}
