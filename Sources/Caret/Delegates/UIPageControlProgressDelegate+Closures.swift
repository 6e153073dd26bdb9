extension Question where Sender: UIPageControlProgress, Payload == Int, Answer == Float {
    /// How far a page has got that becomes the present one, 0…1. Defaults to 0.
    public static var initialProgressForPage: Self { Self(.pageProgress, "pageControlProgress(_:initialProgressForPage:)") }
}

extension ControlEvent where Sender: UIPageControlProgress, Payload == Void {
    /// The bar shows now, or does not any more.
    public static var visibilityDidChange: Self { Self(.pageProgress, "pageControlProgressVisibilityDidChange(_:)") }
}
