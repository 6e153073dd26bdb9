extension Question where Sender: UIPageControlProgress, Payload == Int, Answer == Float {
    /// The initial progress of a page that becomes the current one, 0…1. Defaults to 0.
    public static var initialProgressForPage: Self { Self { $0.pageProgressProxy.initialProgressForPage } }
}

extension ControlEvent where Sender: UIPageControlProgress, Payload == Bool {
    /// Sent when the progress bar becomes visible or hidden; the payload is whether the bar is visible.
    public static var visibilityDidChange: Self {
        Self(slot: { $0.pageProgressProxy.visibilityDidChange }, "isProgressVisible") { $0.isProgressVisible }
    }
}

extension ControlEvent where Sender: UIPageControlProgress, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var visibilityDidChange: ControlEvent { ControlEvent { $0.pageProgressProxy.visibilityDidChange } }
}
