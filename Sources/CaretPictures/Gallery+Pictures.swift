/// An item of a gallery that is identified by the URL of its picture.
public struct PictureAddress: Identifiable, Hashable, Sendable {
    /// The URL of the picture: a file, or a network resource.
    public let id: URL

    /// Makes the item of a URL.
    public init(_ url: URL) { id = url }
}

extension Gallery where Item == PictureAddress {
    private static var prefetchKey: UserInfoKey<Gallery<PictureAddress>, GalleryPrefetch> { UserInfoKey() }

    /// Makes a gallery of pictures. A picture is loaded and decoded when it becomes visible, and released when it is
    /// hidden. The pictures of adjacent pages are downloaded in advance.
    ///
    /// ```swift
    /// let gallery = Gallery(urls: urls, placeholder: UIImage(systemName: "photo"))
    /// ```
    ///
    /// A page shows the progress of its download, and after a failure a button that loads the picture again. Symbols
    /// are shown in the middle of a page, other placeholders like a picture.
    ///
    /// - Parameters:
    ///   - urls: The URLs of files or network resources, from the first page to the last; duplicates are removed.
    ///   - placeholder: The image that a page shows until its picture has been loaded.
    ///   - failure: The image that a page shows if loading fails. If it is `nil`, the default, the page shows the
    ///     placeholder.
    ///   - contentMode: The content mode of the pages; `.scaleAspectFit` by default.
    ///   - fade: The duration of the cross-fade to a picture that was not in memory; 0.2 seconds by default.
    ///   - retry: Further attempts after a failure; none by default.
    ///   - retryTitle: The title of the button that loads a picture again; "Try Again" by default, and `nil` for no
    ///     button.
    ///   - loader: The loader; the application's by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public convenience init(
        urls: [URL], placeholder: UIImage? = nil, failure: UIImage? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
        fade: Duration = .milliseconds(200), retry: PictureRetry = .never, retryTitle: String? = "Try Again",
        loader: PictureLoader? = nil, file: String = #fileID, line: Int = #line
    ) {
        var seen: Set<URL> = []
        let items = urls.filter { seen.insert($0).inserted }.map(PictureAddress.init)
        let options = PicturePageOptions(
            placeholder: placeholder, failure: failure, contentMode: contentMode, fade: fade, retry: retry, retryTitle: retryTitle,
            loader: loader)
        self.init(items: items, file: file, line: line) { item in PicturePage(item.id, options) }
        let prefetch = GalleryPrefetch()
        userInfo[Self.prefetchKey] = prefetch
        onPrefetch(file: file, line: line) { [weak prefetch] items in
            prefetch?.begin(items.map(\.id), loader ?? UIApplication.shared.pictureLoader)
        }
    }
}

/// Downloads pictures of a gallery before they are visible, until the gallery is deallocated.
@MainActor private final class GalleryPrefetch {
    private var task: Task<Void, Never>?

    func begin(_ urls: [URL], _ loader: PictureLoader) {
        task?.cancel()
        task = Task { await loader.prefetch(urls) }
    }

    isolated deinit { task?.cancel() }
}
