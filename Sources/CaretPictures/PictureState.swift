/// The state of a view that shows the picture at a URL.
public enum PictureState: Equatable, Sendable {
    /// The view shows no picture of a URL: none was requested, or the app has set another image.
    case empty
    /// The picture is being loaded, or an attempt will follow after a temporary failure.
    case loading(PictureProgress)
    /// The view shows the picture.
    case shown
    /// The picture could not be loaded.
    case failed(PictureError)
}

extension UIImageView: EventSource {}

extension ControlEvent where Sender: UIImageView, Payload == PictureState {
    /// Sent when the picture of the view begins to load, progresses, is shown or fails.
    ///
    /// ```swift
    /// imageView.on(.picture, self) { screen, state in screen.spinner.isHidden = state == .shown }
    /// ```
    public static var picture: Self { Self(chain: { ViewPicture.of($0).chain }) }
}
