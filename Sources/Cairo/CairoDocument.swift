@_implementationOnly import CCairo

/// Takes a document's bytes as they are written.
package final class CairoSink {
    let write: (UnsafeRawBufferPointer) -> Bool

    /// - Parameter write: returns whether the bytes could be taken; after a `false` nothing more is written.
    package init(_ write: @escaping (UnsafeRawBufferPointer) -> Bool) { self.write = write }
}

extension CairoSurface {
    /// Makes a PDF document, whose bytes go to the sink; sides in points. Wraps `cairo_pdf_surface_create_for_stream`.
    package convenience init(documentTo sink: CairoSink, width: Double, height: Double) throws(CairoError) {
        let surface = cairo_pdf_surface_create_for_stream(
            { sink, bytes, count in
                guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                let taker = Unmanaged<CairoSink>.fromOpaque(sink).takeUnretainedValue()
                let isTaken = taker.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return isTaken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
        guard let surface else { throw CairoError(operation: "cairo_pdf_surface_create_for_stream", reason: "no surface") }
        try self.init(adopting: surface, keeping: sink, "cairo_pdf_surface_create_for_stream")
    }

    /// What a document says of itself.
    package enum DocumentNote: Hashable, Sendable { case title, author, subject, keywords, creator, creationDate }

    /// `nil` takes a note out, also one that Cairo makes by itself. Wraps `cairo_pdf_surface_set_metadata`.
    package func setNote(_ note: DocumentNote, _ text: String?) {
        let raw =
            switch note {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            case .creationDate: CAIRO_PDF_METADATA_CREATE_DATE
            }
        cairo_pdf_surface_set_metadata(handle, raw, text)
    }

    /// Sets the size of the page that is begun, in points. Wraps `cairo_pdf_surface_set_size`.
    package func setPageSize(width: Double, height: Double) { cairo_pdf_surface_set_size(handle, width, height) }

    /// Completes the document; nothing can be drawn any more. Wraps `cairo_surface_finish`.
    package func finish() { cairo_surface_finish(handle) }
}

extension CairoContext {
    /// Ends a document's page. Wraps `cairo_show_page`.
    package func showPage() { cairo_show_page(handle) }

    /// Marks what follows up to ``endTag(_:)``; see the manual for the attributes. Wraps `cairo_tag_begin`.
    package func beginTag(_ name: String, _ attributes: String) { cairo_tag_begin(handle, name, attributes) }

    /// Wraps `cairo_tag_end`.
    package func endTag(_ name: String) { cairo_tag_end(handle, name) }
}
