#if Web || WindowAndWeb

    /// The text that the page copies to the browser's clipboard.
    struct PageCopy: Encodable {
        var t = "copy"
        var n: UInt32
        var text: String
    }

#endif
