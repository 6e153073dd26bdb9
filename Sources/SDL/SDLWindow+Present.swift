#if Window || WindowAndWeb

    @_implementationOnly import CSDL

    /// A rectangle of pixels in a window.
    package struct SDLPixelRect: Sendable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        var rect: SDL_Rect {
            SDL_Rect(x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: width), h: Int32(clamping: height))
        }
    }

    extension SDLWindow {
        /// Copies rectangles of an image of opaque `ARGB32` pixels to the same positions in the window, and displays
        /// them.
        ///
        /// Only these rectangles are sent to the window system. Parts outside the window are clipped. Wraps
        /// `SDL_GetWindowSurface` and `SDL_UpdateWindowSurfaceRects`.
        package func show(
            _ rects: [SDLPixelRect], of pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
        ) throws(SDLError) {
            guard let target = SDL_GetWindowSurface(handle) else { throw .last("SDL_GetWindowSurface") }
            // SDL requires a mutable pointer, but only reads the source of a blit.
            let base = UnsafeMutableRawPointer(mutating: pixels.baseAddress)
            guard
                let source = SDL_CreateRGBSurfaceWithFormatFrom(
                    base, Int32(width), Int32(height), 32, Int32(bytesPerRow), SDL_PIXELFORMAT_ARGB8888.rawValue)
            else { throw .last("SDL_CreateRGBSurfaceWithFormatFrom") }
            defer { SDL_FreeSurface(source) }
            SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE)
            var updated: [SDL_Rect] = []
            for rect in rects {
                var from = rect.rect
                var to = from
                guard SDL_UpperBlit(source, &from, target, &to) == 0 else { throw .last("SDL_BlitSurface") }
                if to.w > 0, to.h > 0 { updated.append(to) }
            }
            guard !updated.isEmpty else { return }
            guard SDL_UpdateWindowSurfaceRects(handle, updated, Int32(updated.count)) == 0 else {
                throw .last("SDL_UpdateWindowSurfaceRects")
            }
        }

        /// Displays the current content of the window again.
        package func redisplay() throws(SDLError) {
            guard SDL_GetWindowSurface(handle) != nil else { throw .last("SDL_GetWindowSurface") }
            guard SDL_UpdateWindowSurface(handle) == 0 else { throw .last("SDL_UpdateWindowSurface") }
        }

        /// Returns a displayed pixel as `0xAARRGGBB`; `nil` outside the window. For tests.
        package func shownPixel(x: Int, y: Int) -> UInt32? {
            guard let surface = SDL_GetWindowSurface(handle)?.pointee, surface.format.pointee.BytesPerPixel == 4,
                x >= 0, y >= 0, x < surface.w, y < surface.h, let pixels = surface.pixels
            else { return nil }
            let raw = pixels.load(fromByteOffset: y * Int(surface.pitch) + x * 4, as: UInt32.self)
            var (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
            SDL_GetRGBA(raw, surface.format, &red, &green, &blue, &alpha)
            return UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }

#endif
