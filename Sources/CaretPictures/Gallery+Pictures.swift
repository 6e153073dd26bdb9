/// An item of a gallery that is identified by the URL of its picture.
public struct PictureAddress: Identifiable, Hashable, Sendable {
    /// The URL of the picture: a file, or a network resource.
    public let id: URL

    /// Makes the item of a URL.
    public init(_ url: URL) { id = url }
}

extension Gallery where Item == PictureAddress {
    /// Makes a gallery of pictures. A picture is loaded and decoded when it becomes visible, and released when it is
    /// hidden.
    ///
    /// ```swift
    /// let gallery = Gallery(urls: urls, placeholder: UIImage(systemName: "photo"))
    /// ```
    ///
    /// - Parameters:
    ///   - urls: The URLs of files or network resources, from the first page to the last; duplicates are removed.
    ///   - placeholder: The image that a page shows until its picture has been loaded.
    ///   - failure: The image that a page shows if loading fails. If it is `nil`, the default, the page shows the
    ///     placeholder.
    ///   - contentMode: The content mode of the pages; `.scaleAspectFit` by default.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    public convenience init(
        urls: [URL], placeholder: UIImage? = nil, failure: UIImage? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
        file: String = #fileID, line: Int = #line
    ) {
        var seen: Set<URL> = []
        let items = urls.filter { seen.insert($0).inserted }.map(PictureAddress.init)
        self.init(items: items, file: file, line: line) { item in
            let view = UIImageView()
            view.contentMode = contentMode
            view.show(item.id, placeholder: placeholder, failure: failure)
            return view
        }
    }
}
