#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// The line that a pointer is over text. Wraps `SDL_CreateSystemCursor`; see https://wiki.libsdl.org/SDL2/SDL_CreateSystemCursor
    package struct SDLCursor: ~Copyable {
        private let handle: OpaquePointer

        /// Makes the desktop's beam; `nil` where it has none.
        package init?() {
            guard let handle = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM) else { return nil }
            self.handle = handle
        }

        deinit { SDL_FreeCursor(handle) }

        /// Shows it over all windows of the program.
        package func show() {
            SDL_SetCursor(handle)
            SDL_ShowCursor(SDL_ENABLE)
        }

        /// Shows the desktop's arrow again.
        package static func showArrow() {
            SDL_SetCursor(SDL_GetDefaultCursor())
            SDL_ShowCursor(SDL_ENABLE)
        }

        /// Shows none.
        package static func hide() { SDL_ShowCursor(SDL_DISABLE) }

        /// Whether one is seen.
        package static var isShown: Bool { SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE }
    }

#endif
