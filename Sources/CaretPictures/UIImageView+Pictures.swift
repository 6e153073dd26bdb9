extension UIImageView {
    /// Shows the picture at a URL when it has been loaded. The picture is decoded off the main thread, for the size
    /// of the view.
    ///
    /// ```swift
    /// imageView.show(photo.url, placeholder: UIImage(systemName: "photo"), failure: UIImage(systemName: "xmark"))
    /// ```
    ///
    /// Call the method each time a cell is reused. The method cancels the earlier request, so that a picture that is
    /// loaded late never replaces other content. The request is also cancelled when the view is deallocated. If the
    /// app sets another image before the picture is loaded, that image remains.
    ///
    /// A picture in memory is shown at once, without the placeholder. For a view without a size, the next frame is
    /// awaited. If the view then still has no size, or the placeholder's size, the picture is decoded for the
    /// screen's size. When the view becomes larger, the picture is decoded again. The event
    /// ``Caret/ControlEvent/picture`` reports progress and failures.
    ///
    /// - Parameters:
    ///   - url: The URL of a file, or an HTTP address. If it is `nil`, only the placeholder is shown.
    ///   - placeholder: The image to show until the picture has been loaded; `nil`, the default, for none.
    ///   - failure: The image to show if loading fails. If it is `nil`, the default, the placeholder stays.
    ///   - fade: The duration of the cross-fade to a picture that was not in memory; 0.2 seconds by default.
    ///   - retry: Further attempts after a failure; none by default.
    ///   - loader: The loader; the application's by default.
    public func show(
        _ url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil, fade: Duration = .milliseconds(200),
        retry: PictureRetry = .never, loader: PictureLoader? = nil
    ) {
        let picture = ViewPicture.of(self)
        guard let url else { return picture.clear(placeholder) }
        picture.show(
            PictureRequest(
                url: url, placeholder: placeholder, failure: failure, fade: fade, retry: retry,
                loader: loader ?? UIApplication.shared.pictureLoader))
    }

    /// The state of the picture that ``show(_:placeholder:failure:fade:retry:loader:)`` requested.
    public var pictureState: PictureState { ViewPicture.state(of: self) }

    /// Loads the picture again, for example after a failure. Does nothing if no picture was requested.
    public func reloadPicture() { ViewPicture.of(self).reload() }
}
