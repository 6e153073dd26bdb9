#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// A resizable window, visible by default. Wraps `SDL_Window`; see https://wiki.libsdl.org/SDL2/SDL_CreateWindow
    package struct SDLWindow: ~Copyable {
        private(set) var handle: OpaquePointer?

        /// Opens a window in the middle of the screen, with a size in window units.
        package init(title: String, width: Int, height: Int, isHidden: Bool = false) throws(SDLError) {
            let visibility = isHidden ? SDL_WINDOW_HIDDEN : SDL_WINDOW_SHOWN
            let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | visibility.rawValue
            let center = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
            guard
                let handle = SDL_CreateWindow(
                    title, center, center, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)), flags)
            else { throw .last("SDL_CreateWindow") }
            self.handle = handle
        }

        deinit { SDL_DestroyWindow(handle) }

        /// Closes the window before the end of its value. Afterwards, the window has no size and displays nothing.
        package mutating func close() {
            SDL_DestroyWindow(handle)
            handle = nil
        }

        /// The identifier of the window in events.
        package var id: UInt32 { SDL_GetWindowID(handle) }

        /// The size in window units: pixels with X11, scaled units with Wayland.
        package var size: (width: Int, height: Int) {
            var width: Int32 = 0
            var height: Int32 = 0
            SDL_GetWindowSize(handle, &width, &height)
            return (Int(width), Int(height))
        }

        package var pixelSize: (width: Int, height: Int) {
            var width: Int32 = 0
            var height: Int32 = 0
            SDL_GetWindowSizeInPixels(handle, &width, &height)
            return (Int(width), Int(height))
        }

        /// Requests another size in window units. An event reports the actual size.
        package func resize(width: Int, height: Int) {
            SDL_SetWindowSize(handle, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
        }

        /// Sets the minimum and maximum size of the window, in window units. The maximum of X11 is 32,767.
        package func setSizeLimits(minimum: (width: Int, height: Int), maximum: (width: Int, height: Int)) {
            // Reset first, because the previous maximum would reject a larger minimum.
            SDL_SetWindowMaximumSize(handle, 32_767, 32_767)
            SDL_SetWindowMinimumSize(handle, Int32(clamping: max(1, minimum.width)), Int32(clamping: max(1, minimum.height)))
            SDL_SetWindowMaximumSize(handle, Int32(clamping: max(1, maximum.width)), Int32(clamping: max(1, maximum.height)))
        }

        package var title: String {
            get { SDL_GetWindowTitle(handle).map { String(cString: $0) } ?? "" }
            nonmutating set { SDL_SetWindowTitle(handle, newValue) }
        }

        /// The file descriptor that becomes readable when the window system has data, with X11; otherwise `nil`.
        package var connection: Int32? {
            let descriptor = caret_sdl_connection(handle)
            return descriptor < 0 ? nil : descriptor
        }

        /// The X11 server's resource database as text, or `nil`.
        package var resources: String? { caret_sdl_resources(handle).map { String(cString: $0) } }
    }

    /// `SDL_WINDOWPOS_CENTERED`, a macro with a computation, which is not imported.
    private let SDL_WINDOWPOS_CENTERED_MASK: UInt32 = 0x2FFF_0000

#endif
