#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// The text cursor of the pointer. Wraps `SDL_CreateSystemCursor`; see
    /// https://wiki.libsdl.org/SDL2/SDL_CreateSystemCursor
    package struct SDLCursor: ~Copyable {
        private let handle: OpaquePointer

        /// Creates the desktop's text cursor; `nil` if there is none.
        package init?() {
            guard let handle = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM) else { return nil }
            self.handle = handle
        }

        deinit { SDL_FreeCursor(handle) }

        /// Shows the cursor over all windows of the program.
        package func show() {
            SDL_SetCursor(handle)
            SDL_ShowCursor(SDL_ENABLE)
        }

        /// Shows the desktop's default arrow.
        package static func showArrow() {
            SDL_SetCursor(SDL_GetDefaultCursor())
            SDL_ShowCursor(SDL_ENABLE)
        }

        /// Hides the cursor.
        package static func hide() { SDL_ShowCursor(SDL_DISABLE) }

        /// Whether the cursor is visible.
        package static var isShown: Bool { SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE }
    }

#endif
