extension UIApplication {
    private static let pictureLoaderKey = UserInfoKey<UIApplication, PictureLoader>()

    /// The loader of the app's pictures. Set another loader before the first picture is shown, for example one with
    /// headers for each request.
    ///
    /// ```swift
    /// UIApplication.shared.pictureLoader.limits.diskBytes = 64 << 20
    /// ```
    public var pictureLoader: PictureLoader {
        get {
            if let loader = userInfo[Self.pictureLoaderKey] { return loader }
            let loader = PictureLoader(memory: imageCache)
            userInfo[Self.pictureLoaderKey] = loader
            return loader
        }
        set { userInfo[Self.pictureLoaderKey] = newValue }
    }
}
