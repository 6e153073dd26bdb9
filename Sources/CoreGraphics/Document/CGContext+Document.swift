import Cairo

/// Contexts whose drawing becomes a PDF document. Between its pages nothing is drawn.
extension CGContext {
    /// Makes a context that writes a PDF document, its origin in the bottom left corner of each page, in points.
    ///
    /// - Parameters:
    ///   - consumer: where the document's bytes go; all of them are there after ``closePDF()``, or when the context is gone.
    ///   - mediaBox: the pages' box, in points; 612 by 792 where there is none.
    ///   - auxiliaryInfo: what the document says of itself, by ``kCGPDFContextTitle`` and the like; `nil` for nothing.
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:)
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(document: consumer, mediaBox: mediaBox?.pointee, isFlipped: false, info: auxiliaryInfo ?? [:])
    }

    /// Makes a context that writes a PDF file, in place of one there may be; see ``init(consumer:mediaBox:_:)``.
    ///
    /// - Returns: `nil`, with a diagnostic, where no file can be written.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// - Parameter isFlipped: whether user space has its origin at the top, y downwards.
    package convenience init?(document consumer: CGDataConsumer, mediaBox: CGRect?, isFlipped: Bool, info: CFDictionary) {
        let box = DocumentState.usable(mediaBox, fallback: DocumentState.letter)
        let sink = CairoSink { consumer.write($0) }
        guard let surface = try? CairoSurface(documentTo: sink, width: Double(box.width), height: Double(box.height)) else { return nil }
        // A document is made of what is drawn, not of when.
        surface.setNote(.creationDate, nil)
        for (key, note) in CGContext.documentNotes {
            if let text = info[key] as? String { surface.setNote(note, text) }
        }
        self.init(Canvas(document: surface), base: .identity, layout: .bgra, space: nil)
        document = DocumentState(mediaBox: box, isFlipped: isFlipped)
    }

    private static let documentNotes: [(CFString, CairoSurface.DocumentNote)] = [
        (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
        (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
    ]

    /// Begins a page, with a fresh graphics state; a page that is open is ended.
    ///
    /// - Parameter pageInfo: the page's box as a `CGRect` or `Data` of one, by ``kCGPDFContextMediaBox``; the document's by default.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        beginPage(box: Self.box(in: pageInfo))
    }

    /// Begins a page of that box, in points; the document's where there is none.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPage(box: mediaBox?.pointee)
    }

    /// Ends the page that is open; layers that are open end too.
    public func endPDFPage() {
        guard document?.isPageOpen == true else { return }
        while openLayers > 0 { endTransparencyLayer() }
        while case .state? = saved.last { restoreGState() }
        cairo.restore()
        cairo.showPage()
        document?.isPageOpen = false
    }

    /// Does what ``endPDFPage()`` does.
    public func endPage() { endPDFPage() }

    /// Completes the document; nothing is drawn any more.
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
        document.page = DocumentState.usable(box, fallback: document.mediaBox)
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

    /// The page that is open, in points; `.zero` without one.
    package var pageBox: CGRect { document?.isPageOpen == true ? document?.page ?? .zero : .zero }

    /// Lets a rectangle of the page, in user space, lead to a web address.
    ///
    /// - Source: https://developer.apple.com/documentation/coregraphics/cgcontext/seturl(_:for:)
    public func setURL(_ url: CFURL, for rect: CGRect) {
        addLink("uri='\(Self.quoted(url.absoluteString))'", over: rect)
    }

    /// Gives a point of the page, in user space, a name that ``setDestination(_:for:)`` leads to.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard document?.isPageOpen == true, point.isFinite else { return }
        let place = point.applying(state.matrix)
        markPage()
        cairo.beginTag("cairo.dest", "name='\(Self.quoted(name))' x=\(place.x) y=\(place.y)")
        cairo.endTag("cairo.dest")
    }

    /// Lets a rectangle of the page, in user space, lead to the point of that name.
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

    /// Draws a dot too small and too faint to be seen: Cairo leaves out the links of a page on which nothing is drawn.
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

/// The key of a document's title in the auxiliary information of a PDF context; its value is a `String`.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of a document's author; its value is a `String`.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of a document's subject; its value is a `String`.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of a document's keywords; its value is a `String`.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the program that made a document; its value is a `String`.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a page's box; its value is a `CGRect`, or `Data` of one, in points.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
