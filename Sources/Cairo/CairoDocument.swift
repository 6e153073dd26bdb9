@_implementationOnly import CCairo

/// A sink for the bytes of a document.
package final class CairoSink {
    let write: (UnsafeRawBufferPointer) -> Bool

    /// Creates a sink.
    ///
    /// - Parameter write: Returns whether the bytes were accepted. After `false`, nothing more is written.
    package init(_ write: @escaping (UnsafeRawBufferPointer) -> Bool) { self.write = write }
}

extension CairoSurface {
    /// Creates a PDF document whose bytes are written to the sink, with sides in points. Wraps
    /// `cairo_pdf_surface_create_for_stream`.
    package convenience init(documentTo sink: CairoSink, width: Double, height: Double) throws(CairoError) {
        let surface = cairo_pdf_surface_create_for_stream(
            { sink, bytes, count in
                guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                let consumer = Unmanaged<CairoSink>.fromOpaque(sink).takeUnretainedValue()
                let isAccepted = consumer.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                return isAccepted ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
        guard let surface else { throw CairoError(operation: "cairo_pdf_surface_create_for_stream", reason: "no surface") }
        try self.init(adopting: surface, keeping: sink, "cairo_pdf_surface_create_for_stream")
    }

    /// A metadata field of a document.
    package enum DocumentInfoKey: Hashable, Sendable { case title, author, subject, keywords, creator, creationDate }

    /// Sets a metadata field; `nil` removes the field, including those that Cairo creates. Wraps
    /// `cairo_pdf_surface_set_metadata`.
    package func setMetadata(_ key: DocumentInfoKey, _ text: String?) {
        let raw =
            switch key {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            case .creationDate: CAIRO_PDF_METADATA_CREATE_DATE
            }
        cairo_pdf_surface_set_metadata(handle, raw, text)
    }

    /// Sets the size of the current page, in points. Wraps `cairo_pdf_surface_set_size`.
    package func setPageSize(width: Double, height: Double) { cairo_pdf_surface_set_size(handle, width, height) }

    /// Completes the document. Nothing can be drawn afterwards. Wraps `cairo_surface_finish`.
    package func finish() { cairo_surface_finish(handle) }
}

extension CairoContext {
    /// Ends a page of the document. Wraps `cairo_show_page`.
    package func showPage() { cairo_show_page(handle) }

    /// Begins a tag, which ends at ``endTag(_:)``; see the manual for the attributes. Wraps `cairo_tag_begin`.
    package func beginTag(_ name: String, _ attributes: String) { cairo_tag_begin(handle, name, attributes) }

    /// Ends a tag. Wraps `cairo_tag_end`.
    package func endTag(_ name: String) { cairo_tag_end(handle, name) }
}
