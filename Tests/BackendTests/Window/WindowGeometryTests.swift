#if Window || WindowAndWeb

    import CoreGraphics
    import Testing
    import WindowBackend

    struct WindowGeometryTests {
        @Test func withX11TheTextScaleDeterminesPointsPerPixel() {
            let geometry = WindowGeometry(
                unitSize: CGSize(width: 800, height: 600), pixelWidth: 800, pixelHeight: 600, rule: .desktop(textScale: 2))
            #expect(geometry.scale == 2)
            #expect(geometry.size == CGSize(width: 400, height: 300))
            #expect(geometry.location(x: 100, y: 50) == CGPoint(x: 50, y: 25))
        }

        @Test func withWaylandTheDensityDeterminesThem() {
            let geometry = WindowGeometry(
                unitSize: CGSize(width: 400, height: 300), pixelWidth: 800, pixelHeight: 600, rule: .desktop(textScale: 1))
            #expect(geometry.scale == 2)
            #expect(geometry.size == CGSize(width: 400, height: 300))
            #expect(geometry.location(x: 100, y: 50) == CGPoint(x: 100, y: 50))
        }

        @Test func aRequestedScaleIsUsed() {
            let geometry = WindowGeometry(
                unitSize: CGSize(width: 390, height: 844), pixelWidth: 390, pixelHeight: 844, rule: .fixed(3))
            #expect(geometry.size == CGSize(width: 130, height: 844.0 / 3))
            #expect(geometry.units(CGRect(x: 10, y: 20, width: 1, height: 2)) == CGRect(x: 30, y: 60, width: 3, height: 6))
        }

        @Test func sidesAndScalesStayInTheirRange() {
            let geometry = WindowGeometry(unitSize: .zero, pixelWidth: 0, pixelHeight: 0, rule: .desktop(textScale: 9))
            #expect(geometry.scale == 4)
            #expect(geometry.size == CGSize(width: 1, height: 1))
        }

        @Test(
            arguments: [
                (3, 1920, 1080, 1.25), (3, 3840, 2160, 2.5), (2, 3840, 2160, 2), (3, 1024, 700, 1), (1, 100, 100, 1),
            ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
        func aPhoneTallerThanTheScreenIsShownSmaller(scale: CGFloat, width: CGFloat, height: CGFloat, expected: CGFloat) {
            let phone = CGSize(width: 390, height: 844)
            #expect(WindowGeometry.scale(scale, fitting: phone, into: CGSize(width: width, height: height)) == expected)
        }

        @Test(
            arguments: [
                (nil, 1), ("", 1), ("Xft.dpi:\t192\n", 2), ("Xcursor.size:\t24\nXft.dpi: 144\n", 1.5), ("Xft.dpi:\t0", 1),
                ("Xft.dpi:\tnan", 1), ("Xft.dpi:\t1e9", 1), ("Xft.dpi", 1), ("Xft.dpi:\t72", 1), ("Xft.dpi:\t480", 4),
            ] as [(String?, CGFloat)])
        func theDesktopsTextSizeIsItsScale(resources: String?, expected: CGFloat) {
            #expect(DesktopTextScale.scale(resources: resources) == expected)
        }
    }

#endif
