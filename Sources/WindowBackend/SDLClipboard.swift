#if Window || WindowAndWeb

    import Platform
    import SDL

    /// The desktop's clipboard.
    @MainActor final class SDLClipboard: Clipboard {
        var text: String? {
            get { SDLVideo.clipboardText }
            set { SDLVideo.clipboardText = newValue }
        }
    }

#endif
