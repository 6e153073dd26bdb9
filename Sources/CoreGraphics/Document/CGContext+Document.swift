import Cairo

/// Contexts that write a PDF document. Drawing between pages is ignored.
extension CGContext {
    /// Creates a context that writes a PDF document, in points, with the origin at the bottom left of each page.
    ///
    /// - Parameters:
    ///   - consumer: The destination of the document's bytes, which is complete after ``closePDF()`` or the
    ///     deallocation of the context.
    ///   - mediaBox: The default page rectangle, in points; 612 by 792 for `nil`.
    ///   - auxiliaryInfo: The document's properties, with keys such as ``kCGPDFContextTitle``; `nil` for none.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:)
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(document: consumer, mediaBox: mediaBox?.pointee, isFlipped: false, info: auxiliaryInfo ?? [:])
    }

    /// Creates a context that writes a PDF file and replaces an existing file; see ``init(consumer:mediaBox:_:)``.
    ///
    /// - Returns: `nil`, with a diagnostic, if the file cannot be written.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// - Parameter isFlipped: Whether user space has its origin at the top and a y axis that points down.
    package convenience init?(document consumer: CGDataConsumer, mediaBox: CGRect?, isFlipped: Bool, info: CFDictionary) {
        let box = DocumentState.validBox(mediaBox, fallback: DocumentState.letter)
        let sink = CairoSink { consumer.write($0) }
        guard let surface = try? CairoSurface(documentTo: sink, width: Double(box.width), height: Double(box.height)) else { return nil }
        // Without a creation date, equal content results in equal files.
        surface.setMetadata(.creationDate, nil)
        for (key, metadataKey) in CGContext.metadataKeys {
            if let text = info[key] as? String { surface.setMetadata(metadataKey, text) }
        }
        self.init(Canvas(document: surface), base: .identity, layout: .bgra, space: nil)
        document = DocumentState(mediaBox: box, isFlipped: isFlipped)
    }

    private static let metadataKeys: [(CFString, CairoSurface.DocumentInfoKey)] = [
        (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
        (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
    ]

    /// Begins a page with a new graphics state. An open page is ended.
    ///
    /// - Parameter pageInfo: The page rectangle as a `CGRect` or its `Data`, with the key ``kCGPDFContextMediaBox``;
    ///   by default that of the document.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPage(box: Self.box(in: pageInfo))
    }

    /// Begins a page with a rectangle in points; `nil` selects the document's default.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPage(box: mediaBox?.pointee)
    }

    /// Ends the open page and its open layers.
    public func endPDFPage() {
        guard document?.isPageOpen == true else { return }
        while openLayers > 0 { endTransparencyLayer() }
        while case .state? = saved.last { restoreGState() }
        cairo.restore()
        cairo.showPage()
        document?.isPageOpen = false
    }

    /// Equals ``endPDFPage()``.
    public func endPage() { endPDFPage() }

    /// Completes the document. Further drawing is ignored.
    public func closePDF() {
        guard document?.isClosed == false else { return }
        endPDFPage()
        document?.isClosed = true
        canvas.document?.finish()
    }

    package static func box(in pageInfo: CFDictionary?) -> CGRect? {
        switch pageInfo?[kCGPDFContextMediaBox] {
        case let box as CGRect: return box
        case let data as Data where data.count >= MemoryLayout<CGRect>.size:
            return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        default: return nil
        }
    }

    package func beginPage(box: CGRect?) {
        guard var document, !document.isClosed else {
            return Diagnostics.report("document.closed", "CGContext: a page was begun where no document is being written.")
        }
        endPDFPage()
        document.page = DocumentState.validBox(box, fallback: document.mediaBox)
        document.isPageOpen = true
        self.document = document
        canvas.setPageSize(document.page.size)
        baseMatrix = document.base(of: document.page)
        beginPath()
        state = GraphicsState()
        state.matrix = baseMatrix
        cairo.matrix = baseMatrix.cairo
        cairo.save()
    }

    /// The rectangle of the open page, in points; `.zero` without a page.
    package var pageBox: CGRect { document?.isPageOpen == true ? document?.page ?? .zero : .zero }

    /// Adds a link from a rectangle of the page, in user space, to a URL.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/seturl(_:for:)
    public func setURL(_ url: CFURL, for rect: CGRect) {
        addLink("uri='\(Self.quoted(url.absoluteString))'", over: rect)
    }

    /// Names a point of the page, in user space, as a destination for ``setDestination(_:for:)``.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard document?.isPageOpen == true, point.isFinite else { return }
        let devicePoint = point.applying(state.matrix)
        markPage()
        cairo.beginTag("cairo.dest", "name='\(Self.quoted(name))' x=\(devicePoint.x) y=\(devicePoint.y)")
        cairo.endTag("cairo.dest")
    }

    /// Adds a link from a rectangle of the page, in user space, to a named destination.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        addLink("dest='\(Self.quoted(name))'", over: rect)
    }

    private func addLink(_ target: String, over rect: CGRect) {
        guard document?.isPageOpen == true, Self.isDrawable(rect) else { return }
        let box = rect.applying(state.matrix)
        markPage()
        cairo.beginTag("Link", "\(target) rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)]")
        cairo.endTag("Link")
    }

    /// Draws an invisible dot, because Cairo omits the links of a page without drawing.
    private func markPage() {
        cairo.save()
        cairo.setSource(red: 1, green: 1, blue: 1, alpha: 0.004)
        cairo.newPath()
        cairo.rectangle(x: 0, y: 0, width: 0.01, height: 0.01)
        cairo.fill()
        cairo.restore()
    }

    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}

/// The key of a document's title; the value is a `String`.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author; the value is a `String`.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject; the value is a `String`.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords; the value is a `String`.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of a document's creator program; the value is a `String`.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a page's rectangle, in points; the value is a `CGRect` or its `Data`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
