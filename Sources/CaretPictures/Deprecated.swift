extension UIImageView {
    /// The previous name of ``show(_:placeholder:failure:fade:retry:loader:)``.
    @available(*, deprecated, renamed: "show(_:placeholder:failure:)")
    public func showImage(at url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil) {
        show(url, placeholder: placeholder, failure: failure, fade: .zero)
    }
}
