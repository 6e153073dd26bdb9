#if Window || WindowAndWeb

    import CoreGraphics

    /// The text scale of an X11 desktop, which is its setting for HiDPI.
    package enum DesktopTextScale {
        /// Returns the scale from `Xft.dpi` in a resource database, where 96 dpi is a scale of 1. Without a valid
        /// value, returns 1.
        package static func scale(resources: String?) -> CGFloat {
            for line in (resources ?? "").split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                guard parts.count == 2, trimmed(parts[0]) == "Xft.dpi" else { continue }
                guard let dpi = Double(trimmed(parts[1])), dpi.isFinite, dpi >= 48, dpi <= 768 else { return 1 }
                return min(max(CGFloat(dpi / 96), 1), 4)
            }
            return 1
        }

        private static func trimmed(_ text: Substring) -> String {
            String(text.filter { !$0.isWhitespace })
        }
    }

#endif
