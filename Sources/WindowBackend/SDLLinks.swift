#if Window

    import Foundation
    import Platform
    import SDL

    /// The desktop's browser, mail program and telephone.
    @MainActor final class SDLLinks: LinkOpener {
        func canOpen(_ url: URL) -> Bool { LinkSchemes.areOpened(url) }

        func open(_ url: URL) -> Bool { SDLVideo.open(url.absoluteString) }
    }

#endif
