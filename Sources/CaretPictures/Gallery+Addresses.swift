/// A picture of a gallery, which is known by its address.
public struct PictureAddress: Identifiable, Hashable, Sendable {
    /// Where the picture is: a file, or an address in the network.
    public let id: URL

    /// Makes the item of an address.
    public init(_ url: URL) { id = url }
}

extension Gallery where Item == PictureAddress {
    /// Makes a gallery of pictures, which are loaded and decoded as they come into sight, and given up as they leave.
    ///
    /// ```swift
    /// let gallery = Gallery(urls: urls, placeholder: UIImage(systemName: "photo"))
    /// ```
    ///
    /// - Parameters:
    ///   - urls: of files or in the network, from the first page to the last; an address that stands twice has one page.
    ///   - placeholder: what a page shows until its picture is there.
    ///   - failure: what it shows where there is none; the placeholder for `nil`, the default.
    ///   - contentMode: how a picture lies in its page; whole, by default.
    ///   - file: where the gallery is made; leave it out.
    ///   - line: likewise.
    public convenience init(
        urls: [URL], placeholder: UIImage? = nil, failure: UIImage? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
        file: String = #fileID, line: Int = #line
    ) {
        var seen: Set<URL> = []
        let items = urls.filter { seen.insert($0).inserted }.map(PictureAddress.init)
        self.init(items: items, file: file, line: line) { item in
            let view = UIImageView()
            view.contentMode = contentMode
            view.showImage(at: item.id, placeholder: placeholder, failure: failure)
            return view
        }
    }
}
