extension Question where Sender: UIPageControlProgress, Payload == Int, Answer == Float {
    /// The initial progress of a page that becomes the current one, 0…1. Defaults to 0.
    public static var initialProgressForPage: Self { Self { $0.pageProgressProxy.initialProgressForPage } }
}

extension ControlEvent where Sender: UIPageControlProgress, Payload == Void {
    /// Sent when the progress bar becomes visible or hidden.
    public static var visibilityDidChange: Self { Self { $0.pageProgressProxy.visibilityDidChange } }
}
