#if Web || WindowAndWeb

    /// Text that the page should put on the browser's clipboard.
    struct PageCopy: Encodable {
        var t = "copy"
        var n: UInt32
        var text: String
    }

#endif
