/// A key that the user pressed.
///
/// The Alt key makes no difference.
public enum Key: Sendable, Hashable {
    /// One Unicode scalar of typed text.
    case character(Character)
    /// A letter in lower case, pressed with Ctrl.
    case control(Character)
    case up
    case down
    case left
    case right
    case pageUp
    case pageDown
    case home
    case end
    case enter
    case tab
    case backTab
    case backspace
    case delete
    case escape
}
