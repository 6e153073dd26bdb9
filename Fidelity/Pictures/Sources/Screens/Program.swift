import CaretTesting

/// Draws the screens of this folder. The screens themselves are UIKit only, so that pictures of them can be recorded with Apple's, too.
@main struct Program {
    static func main() async {
        await DrawingProgram.run(Drawings.labels + Drawings.controls + Drawings.screens)
    }
}
